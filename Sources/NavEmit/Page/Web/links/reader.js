// Parses a URL byte by byte. The path is decoded at once, the query and fragment only when a pattern needs them.

/** The reason why no pattern can match a URL. */
class Refusal extends Error {}

class URLParts {
  constructor(url, origins) {
    const { reading } = origins;
    const bytes = encoder.encode(url);
    this.bytes = bytes;
    if (bytes.length > reading.maxLength) {
      throw new Refusal(`it is longer than ${reading.maxLength} bytes (\`links: {maxLength: …}\`)`);
    }
    if (hasControls(bytes)) throw new Refusal("it has a control character");
    const colon = bytes.indexOf(0x3a);
    const name = colon < 0 ? null : schemeOf(bytes.subarray(0, colon));
    if (name === null) throw new Refusal("it has no scheme, such as `https:`");
    this.scheme = name;
    const scheme = origins.schemes.get(name);
    if (scheme === undefined || !origins.read[scheme]) throw new Refusal(`no link has the scheme \`${name}\``);
    const pathEnd = indexOfAny(bytes, colon + 1, bytes.length, [0x3f, 0x23]);
    let path = [colon + 1, pathEnd];
    let host;
    let first = null;
    if (pathEnd >= colon + 3 && bytes[colon + 1] === 0x2f && bytes[colon + 2] === 0x2f) {
      const start = colon + 3;
      const end = indexOfAny(bytes, start, pathEnd, [0x2f]);
      path = [end, pathEnd];
      const authority = bytes.subarray(start, end);
      if (isWeb(name)) {
        this.host = webHost(authority, name);
        host = origins.host(this.host, name);
        if (host === undefined) {
          if (this.host.includes(":")) throw colonRefusal(authority);
          throw new Refusal(isHostName(this.host) ? `no link has the host \`${this.host}\``
            : `its host, \`${this.host}\`, is not a name of ASCII letters, digits, hyphens and underscores between dots`
              + (isASCII(this.host) ? "" : "; write it in ASCII (`xn--…`)"));
        }
      } else if (start < end) {
        if (authority.includes(0x40)) throw new Refusal("it has user information before an `@`");
        this.host = lowercased(decodeUTF8(authority));
        host = origins.host(this.host, name);
        if (host === undefined && authority.includes(0x3a)) throw colonRefusal(authority);
        if (host === undefined) first = [start, end];
      }
    } else if (isWeb(name)) {
      throw new Refusal("it has no host");
    } else if (path[0] < path[1] && bytes[path[0]] !== 0x2f) {
      host = origins.opaqueHost(name);
      if (host === undefined) throw new Refusal("its path does not start with a slash");
      const end = indexOfAny(bytes, path[0], pathEnd, [0x2f]);
      [first, path] = [[path[0], end], [end, pathEnd]];
    }
    this.origin = origins.number(scheme, host);
    [this.segments, this.endsWithSlash] = segmentsOf(bytes, first, path, origins.slashes);
    this.items = [];
    this.fragmentBytes = null;
    let rest = pathEnd;
    if (bytes[rest] === 0x3f) {
      const end = indexOfAny(bytes, rest, bytes.length, [0x23]);
      this.items = itemsOf(bytes, rest + 1, end);
      rest = end;
    }
    if (rest < bytes.length) this.fragmentBytes = bytes.subarray(rest + 1);
  }

  /** The values of a key, or only the first: `{text}`, `{bare: true}` without `=`, `{broken: true}`. */
  values(key, onlyFirst, isInFragment = false) {
    const values = [];
    for (const item of isInFragment ? this.hash?.items ?? [] : this.items) {
      if (item.key !== key) continue;
      if (item.value === null) {
        values.push({ bare: true });
      } else {
        const text = decodedText(item.value);
        values.push(text === null ? { broken: true } : { text });
      }
      if (onlyFirst) break;
    }
    return values;
  }

  /** The URL itself as a value. If a segment in the place of the host is not allowed there, it follows three slashes. */
  get wholeURL() {
    const text = escapedURL(decodeUTF8(this.bytes));
    const [, scheme, rest] = /^([^:]*):(.*)$/s.exec(text);
    const authority = /^\/\/([^\/?#]*)/.exec(rest)?.[1];
    const isFine = authority === undefined ? rest !== "" : /^[A-Za-z0-9\-._~!$&'()*+,;=]*(:[0-9]*)?$/.test(authority);
    return isFine ? text : `${scheme}:///${rest.replace(/^\/+/, "")}`;
  }

  get hasFragment() {
    return this.fragmentBytes !== null;
  }

  /** The decoded fragment; null if there is none, or it cannot be decoded. */
  get fragment() {
    return this.fragmentBytes === null ? null : decodedText(this.fragmentBytes);
  }

  /** The path and the items of a fragment that begins with `/`; null if it is not a valid path. */
  get hash() {
    const bytes = this.fragmentBytes;
    if (bytes === null || bytes[0] !== 0x2f) return null;
    const end = indexOfAny(bytes, 0, bytes.length, [0x3f]);
    try {
      const [segments] = segmentsOf(bytes, null, [0, end], ["either"]);
      return { segments, items: itemsOf(bytes, end + 1, bytes.length) };
    } catch (refusal) {
      if (refusal instanceof Refusal) return null;
      throw refusal;
    }
  }

  /** The fragment as languages describe it; null if there is none, or it cannot be decoded. */
  get fragmentScalars() {
    const scalars = (text) => Array.from(text, (character) => character.codePointAt(0));
    const { hash, fragment } = this;
    if (hash === null) return fragment === null ? null : scalars(fragment);
    return [hashScalar, ...hash.segments.flatMap((text, index) => [...(index > 0 ? [separatorScalar] : []), ...scalars(text)])];
  }

  hasOnlyKeys(keys) {
    return this.items.every((item) => item.key !== null && keys.has(item.key));
  }
}

/** Whether there is a control character: C0, DEL, or C1, which takes two bytes. */
function hasControls(bytes) {
  let last = 0;
  for (const byte of bytes) {
    if (byte < 0x20 || byte === 0x7f || (last === 0xc2 && byte >= 0x80 && byte < 0xa0)) return true;
    last = byte;
  }
  return false;
}

function indexOfAny(bytes, start, end, wanted) {
  for (let index = start; index < end; index++) {
    if (wanted.includes(bytes[index])) return index;
  }
  return end;
}

function schemeOf(bytes) {
  const name = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return /^[A-Za-z][A-Za-z0-9+.-]*$/.test(name) ? lowercased(name) : null;
}

/** The reason for a colon where the host should be. */
function colonRefusal(authority) {
  return new Refusal(authority[0] === 0x5b ? "its host is an IPv6 address" : "it has a port");
}

/** The host in lower case, without the default port. */
function webHost(authority, scheme) {
  if (authority.includes(0x40)) throw new Refusal("it has user information before an `@`");
  let name = lowercased(decodeUTF8(authority));
  const port = scheme === "https" ? ":443" : ":80";
  const colon = name.indexOf(":");
  if (colon >= 0 && name.slice(colon) === port) name = name.slice(0, colon);
  if (name === "") throw new Refusal("it has no host");
  return name;
}

/** The segments, and whether the path ends with a slash, null without segments. `slashes` are those of all patterns. */
function segmentsOf(bytes, first, path, slashes) {
  const isAllowed = slashes.some((slash) => slash !== "never");
  const isNeeded = slashes.every((slash) => slash === "always");
  const segments = first ? [segmentOf(bytes.subarray(first[0], first[1]))] : [];
  if (path[0] === path[1]) {
    if (first && isNeeded) throw new Refusal("its path does not end with a slash");
    return [segments, first ? false : null];
  }
  let start = path[0] + 1;
  while (start < path[1]) {
    const end = indexOfAny(bytes, start, path[1], [0x2f]);
    segments.push(segmentOf(bytes.subarray(start, end)));
    start = end + 1;
  }
  if (segments.length === 0) return [segments, null];
  // Without a trailing slash, `start` is now one past the end.
  const endsWithSlash = start === path[1];
  if (endsWithSlash && !isAllowed) throw new Refusal("its path ends with a slash");
  if (!endsWithSlash && isNeeded) throw new Refusal("its path does not end with a slash");
  return [segments, endsWithSlash];
}

function segmentOf(bytes) {
  if (bytes.length === 0) throw new Refusal("a segment of its path is empty");
  const plain = decoded(bytes);
  if (plain === null) throw new Refusal("its path has a `%` without two hexadecimal digits");
  const text = decodeUTF8(plain);
  if (text === null) throw new Refusal("its path is not valid UTF-8");
  if (hasControls(plain)) throw new Refusal("it has a control character");
  if (text === "." || text === "..") throw new Refusal("a segment of its path is `.` or `..`");
  return text;
}

/** The bytes with percent escapes decoded; null if one is malformed. */
function decoded(bytes) {
  if (!bytes.includes(0x25)) return bytes;
  const plain = [];
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] !== 0x25) {
      plain.push(bytes[index]);
      continue;
    }
    const high = hexDigit(bytes[index + 1]);
    const low = hexDigit(bytes[index + 2]);
    if (high < 0 || low < 0) return null;
    plain.push(high * 16 + low);
    index += 2;
  }
  return Uint8Array.from(plain);
}

function hexDigit(byte) {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1;
}

function decodedText(bytes) {
  const plain = decoded(bytes);
  return plain === null ? null : decodeUTF8(plain);
}

/** The query items. Keys are decoded, null if that fails. Values are not decoded, null without `=`. */
function itemsOf(bytes, from, to) {
  const items = [];
  let start = from;
  while (start < to) {
    const end = indexOfAny(bytes, start, to, [0x26]);
    if (start < end) {
      const equals = indexOfAny(bytes, start, end, [0x3d]);
      const value = equals < end ? bytes.subarray(equals + 1, end) : null;
      items.push({ key: decodedText(bytes.subarray(start, equals)), value });
    }
    start = end + 1;
  }
  return items;
}
