// Scheme and host: which there are, and which a pattern lets through in one build of the app.

function isWeb(scheme) {
  return scheme === "https" || scheme === "http";
}

class Origins {
  /** `reading` and `links` of the document, and the number of a build. */
  constructor(reading, links, build) {
    this.reading = reading;
    this.build = reading.builds[build];
    this.schemes = new Map(reading.schemes.map((name, number) => [name, number]));
    this.hosts = new Map(reading.hosts.map((name, number) => [name, number]));
    const named = new Set([...this.build.schemes, ...links.flatMap((link) => link.schemes ?? [])]);
    this.read = reading.schemes.map((scheme) => isWeb(scheme) || named.has(scheme));
  }

  /** The number of a host in lower case, or of the longest `*.` that stands for it. */
  host(name) {
    const number = this.hosts.get(name);
    if (number !== undefined && !name.startsWith("*.")) return number;
    if (!/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/.test(name)) return undefined;
    const wild = [...this.hosts.keys()].filter((host) => host.startsWith("*.") && name.endsWith(host.slice(1)));
    return this.hosts.get(wild.toSorted((left, right) => right.length - left.length)[0]);
  }

  /** Scheme and host as one number; without a host it is undefined. */
  piece(scheme, host) {
    return scheme * (this.hosts.size + 1) + (host === undefined ? 0 : host + 1);
  }

  /** The pieces that a pattern lets through. */
  piecesOf(link) {
    const pieces = new Set(this.reading.originsUnstated ? [0] : []);
    const hosts = this.numbersOf(link.hosts ?? this.build.hosts);
    for (const name of link.schemes ?? [...this.build.schemes, "https", "http"]) {
      const scheme = this.schemes.get(name);
      if (scheme === undefined) continue;
      if (!link.hosts && !isWeb(name)) pieces.add(this.piece(scheme, undefined));
      for (const host of hosts) pieces.add(this.piece(scheme, host));
    }
    return pieces;
  }

  /** Hosts for which a `*.` stands count with it where they are declared, too. */
  numbersOf(names) {
    return names.flatMap((name) => {
      const number = this.hosts.get(name);
      if (number === undefined) return [];
      if (!name.startsWith("*.")) return [number];
      return [...this.hosts.keys()].filter((host) => host.endsWith(name.slice(1))).map((host) => this.hosts.get(host));
    });
  }

  /** With what the URLs of a pattern begin: `https` and the first exact host, otherwise the first scheme. */
  preferred(link) {
    const hosts = (link.hosts ?? this.build.hosts).filter((host) => !host.startsWith("*."));
    if (hosts.length > 0 && (link.schemes?.includes("https") ?? true)) return { scheme: "https", host: hosts[0] };
    const scheme = (link.schemes ?? this.build.schemes).find((name) => !isWeb(name));
    if (scheme === undefined) {
      const isFine = hosts.length > 0 && this.reading.allowHTTP && (link.schemes?.includes("http") ?? false);
      return isFine ? { scheme: "http", host: hosts[0] } : null;
    }
    if (!link.hosts) return { scheme, host: null };
    return hosts.length > 0 ? { scheme, host: hosts[0] } : null;
  }
}
