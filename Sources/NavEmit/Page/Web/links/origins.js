// The schemes and hosts of the graph, and which of them a pattern accepts in a build of the app.

function isWeb(scheme) {
  return scheme === "https" || scheme === "http";
}

/** What stands for a host in links whose URLs have no slash after the scheme. */
const opaqueHost = "/:";

class Origins {
  /** Takes `reading` and `links` of the document, and the index of a build. */
  constructor(reading, links, build) {
    this.reading = reading;
    this.build = reading.builds[build];
    this.schemes = new Map(reading.schemes.map((name, index) => [name, index]));
    this.hosts = new Map(reading.hosts.map((name, index) => [name, index]));
    const byRank = links.toSorted((left, right) => left.rank - right.rank);
    const named = [...reading.builds, ...byRank].flatMap((each) => each.hosts ?? []);
    this.exactHosts = [...new Set(named)].filter((name) => !name.startsWith("*"));
    this.opaque = new Set(links.filter(({ hosts }) => hosts?.[0] === opaqueHost).flatMap(({ schemes }) => schemes));
    const own = links.map((link) => link.trailingSlash ?? reading.trailingSlash);
    this.slashes = own.length > 0 ? own : [reading.trailingSlash];
    const schemes = new Set([...this.build.schemes, ...links.flatMap((link) => link.schemes ?? [])]);
    this.read = reading.schemes.map((scheme) => isWeb(scheme) || schemes.has(scheme));
  }

  /** The index of a host in lower case, or of the longest wildcard that matches it. `*` is only for the web. */
  host(name, scheme) {
    const index = this.hosts.get(name);
    if (index !== undefined && !name.startsWith("*")) return index;
    if (!isHostName(name)) return undefined;
    const wild = [...this.hosts.keys()].filter((host) => isMatch(host, name, scheme));
    return this.hosts.get(wild.toSorted((left, right) => right.length - left.length)[0]);
  }

  /** The index of what stands for a host in URLs without a slash after the scheme; undefined if no link has such URLs. */
  opaqueHost(scheme) {
    return this.opaque.has(scheme) ? this.hosts.get(opaqueHost) : undefined;
  }

  /** A number that identifies a scheme and a host. The host is undefined if the URL has none. */
  number(scheme, host) {
    return scheme * (this.hosts.size + 1) + (host === undefined ? 0 : host + 1);
  }

  /** The numbers of the schemes and hosts that a pattern accepts. */
  of(link) {
    const numbers = new Set(this.reading.originsUnstated ? [0] : []);
    for (const name of link.schemes ?? [...this.build.schemes, "https", ...(this.reading.allowHTTP ? ["http"] : [])]) {
      const scheme = this.schemes.get(name);
      if (scheme === undefined) continue;
      if (!link.hosts && !isWeb(name)) numbers.add(this.number(scheme, undefined));
      const hosts = this.hostIndices(link.hosts ?? this.build.hosts, name);
      for (const host of hosts) numbers.add(this.number(scheme, host));
    }
    return numbers;
  }

  /** The indices of hosts. A wildcard includes the declared hosts that it matches. */
  hostIndices(names, scheme) {
    return names.flatMap((name) => {
      const index = this.hosts.get(name);
      if (index === undefined || (name === "*" && !isWeb(scheme))) return [];
      if (!name.startsWith("*")) return [index];
      return [...this.hosts.keys()].filter((host) => isMatch(name, host, scheme)).map((host) => this.hosts.get(host));
    });
  }

  /**
   * The scheme and host for the URLs of a pattern: `https` and the first exact host, or the first host that one of its
   * wildcards matches, otherwise the first custom scheme.
   */
  preferred(link) {
    const own = link.hosts ?? this.build.hosts;
    const others = this.exactHosts.filter((host) => own.some((name) => name !== "*" && isMatch(name, host, "https")));
    const named = link.schemes ?? [...this.build.schemes, "https", ...(this.reading.allowHTTP ? ["http"] : [])];
    const rank = (scheme) => (scheme === "https" ? 0 : isWeb(scheme) ? 2 : 1);
    const schemes = named.toSorted((left, right) => rank(left) - rank(right));
    for (const hosts of [own, others]) {
      const host = hosts.find((name) => !name.startsWith("*"));
      for (const scheme of schemes) {
        if (!link.hosts && !isWeb(scheme)) return { scheme, host: null };
        if (host !== undefined) return { scheme, host };
      }
    }
    return null;
  }

  /** The scheme and host for the URLs of a pattern with a value in its host; null if that is not a host of the pattern. */
  withHost(link, host) {
    const schemes = link.schemes ?? ["https"];
    const accepted = this.of(link);
    const scheme = [...schemes.filter((name) => name === "https"), ...schemes].find((name) =>
      this.schemes.has(name) && this.host(host, name) !== undefined
        && accepted.has(this.number(this.schemes.get(name), this.host(host, name))));
    return scheme === undefined ? null : { scheme, host };
  }
}

/** Whether a host consists of labels that a wildcard can stand for. */
function isHostName(host) {
  return /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/.test(host);
}

/** Whether a wildcard, `*` or one that starts with `*.`, matches a host. */
function isMatch(wildcard, host, scheme) {
  if (!wildcard.startsWith("*") || host.includes(":")) return false;
  return wildcard === "*" ? isWeb(scheme) : host.endsWith(wildcard.slice(1));
}

function isASCII(text) {
  return /^[\u0000-\u007f]*$/.test(text);
}

/** A URL with its host in ASCII, as the browser converts it; the same URL if its host is in ASCII, or is not converted. */
function converted(url) {
  const [start, host] = /^https?:\/\/([^/?#:]*)/i.exec(url) ?? [];
  // A browser converts symbols, too, which not all systems do.
  if (start === undefined || isASCII(host) || !/^[\p{L}\p{M}\p{Nd}.-]+$/u.test(host) || !URL.canParse(start)) return url;
  const name = new URL(start).host;
  // Letters that stand for ASCII letters, such as the Kelvin sign, are not converted.
  const isFine = name.split(".").every((label, index) => label.startsWith("xn--") || isASCII(host.split(".")[index]));
  return isFine && isHostName(name) ? start.slice(0, -host.length) + name + url.slice(start.length) : url;
}
