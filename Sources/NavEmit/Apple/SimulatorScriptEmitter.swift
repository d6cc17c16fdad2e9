import NavGraph
import NavLinks
import NavSyntax

extension Emitter {
    /// A shell script that opens every link in a simulator.
    static let simctl = Emitter(.simctl) { links, options in
        guard !links.patterns.isEmpty else { return [] }
        let script = SimulatorScript(graph: links.graph, links: links, headline: options.headline)
        return [
            OutputFile(
                path: "\(options.stem(links.graph))-links.sh", contents: script.text, isExecutable: true)
        ]
    }
}

/// The script: its options, and a line for each link with each of its schemes and hosts.
private struct SimulatorScript {
    let graph: Graph
    let links: LinkAnalysis
    let headline: String

    private var environments: [String] { links.origins.builds.compactMap(\.environment) }

    var text: String {
        let names = environments.joined(separator: " ")
        let help = environments.isEmpty ? "" : "\n  --environment E    the links of another build: \(names)"
        let list = environments.isEmpty ? "no environments" : "the environments are: \(names)"
        return """
            #!/bin/sh
            # \(headline)
            set -u

            usage() {
                cat <<'EOF'
            Opens every link of \(graph.name.value) in a simulator, with example values and the link's preferred scheme and host.

            usage: \(graph.name.value)-links.sh [options] [NODE...]

              NODE               only the links of these nodes\(help)
              --scheme S         only URLs with this scheme, even if the link prefers another
              --host H           only URLs with this host, even if the link prefers another
              --match TEXT       only URLs that contain this text
              --device D         a simulator's name or identifier; default: booted
              --delay SECONDS    wait between two links; default: 2
              --dry-run          print the commands without running them
              --list             print the URLs without opening them
              --help             print this help
            EOF
            }

            fail() {
                echo "$1" >&2
                exit "${2:-2}"
            }

            environment= scheme= host= text= device=booted delay=2 mode=open nodes=
            while [ $# -gt 0 ]; do
                case $1 in
                --environment | --scheme | --host | --match | --device | --delay)
                    [ $# -gt 1 ] || fail "$1 needs a value"
                    case $1 in
                    --environment) environment=$2 ;;
                    --scheme) scheme=$2 ;;
                    --host) host=$2 ;;
                    --match) text=$2 ;;
                    --device) device=$2 ;;
                    --delay) delay=$2 ;;
                    esac
                    shift
                    ;;
                --dry-run) mode=dry ;;
                --list) mode=list ;;
                --help | -h)
                    usage
                    exit
                    ;;
                -*) fail "there is no option $1; --help lists them" ;;
                *) nodes="$nodes $1" ;;
                esac
                shift
            done
            case $delay in
            '' | . | *[!0-9.]* | *.*.*) fail "--delay takes seconds: $delay" ;;
            esac
            if [ "$mode" = open ] && ! command -v xcrun >/dev/null 2>&1; then
                fail "xcrun is missing: install Xcode and select it with xcode-select, or use --dry-run" 3
            fi

            opened=0
            failed=0

            # visit PREFERRED NODE SCHEME HOST URL; PREFERRED is yes for the link's preferred scheme and host, else no.
            visit() {
                if [ -n "$scheme$host" ]; then
                    [ -z "$scheme" ] || [ "$scheme" = "$3" ] || return 0
                    [ -z "$host" ] || [ "$host" = "$4" ] || return 0
                else
                    [ "$1" = yes ] || return 0
                fi
                if [ -n "$nodes" ]; then
                    case "$nodes " in
                    *" $2 "*) ;;
                    *) return 0 ;;
                    esac
                fi
                if [ -n "$text" ]; then
                    case $5 in
                    *"$text"*) ;;
                    *) return 0 ;;
                    esac
                fi
                case $mode in
                list) printf '%s\\n' "$5" ;;
                dry) printf 'xcrun simctl openurl %s %s\\n' "$device" "$5" ;;
                open)
                    [ "$opened" -eq 0 ] || sleep "$delay"
                    printf '%s: %s\\n' "$2" "$5"
                    xcrun simctl openurl "$device" "$5" </dev/null || failed=$((failed + 1))
                    ;;
                esac
                opened=$((opened + 1))
            }

            case $environment in
            \(cases))
                fail "there is no environment $environment; \(list)"
                ;;
            esac

            [ "$opened" -gt 0 ] || fail "no link matches these options" 1
            if [ "$failed" -gt 0 ]; then
                fail "$failed of $opened links could not be opened; is a simulator booted? xcrun simctl list devices" 1
            fi

            """
    }

    /// The cases of the script for each build, and the start of the case for any other environment.
    private var cases: String {
        links.origins.builds.indices.map { build in
            let pattern = links.origins.builds[build].environment.map(Self.quoted) ?? "''"
            let lines = lines(build: build).map { "    \($0)\n" }.joined()
            return "\(pattern))\n\(lines.isEmpty ? "    :\n" : lines)    ;;\n"
        }.joined() + "*"
    }

    private func lines(build: Int) -> [String] {
        let numbers = links.patterns.indices.sorted { left, right in
            (links.patterns[left].text.value, name(left), left) < (links.patterns[right].text.value, name(right), right)
        }
        return numbers.flatMap { number in
            let examples = links.examples(of: number, build: build)
            return lines(examples, of: number, build)
                + lines(links.fallbackExamples(of: number, build: build), of: number, build)
        }
    }

    private func lines(_ examples: [LinkAnalysis.OriginExample], of number: Int, _ build: Int) -> [String] {
        examples.enumerated().map { index, example in
            let name = name(number, example.url, build)
            let arguments = [name, example.scheme, example.host ?? "", example.url].map(Self.quoted)
            return "visit \(index == 0 ? "yes" : "no") \(arguments.joined(separator: " "))"
        }
    }

    /// The node to which a pattern leads; `redirect` for a redirect to another path.
    private func name(_ number: Int) -> String {
        links.node(of: links.patterns[number]).map { graph[$0].name } ?? "redirect"
    }

    /// The node to which a URL of a pattern leads, which depends on the link that it may carry.
    private func name(_ number: Int, _ url: String, _ build: Int) -> String {
        guard case .redirect(let redirect) = links.patterns[number].owner,
            case .carried? = links.destinations[redirect],
            case .match(let match) = links.resolve(Array(url.utf8), build: build)
        else { return name(number) }
        return graph[match.node].name
    }

    /// A shell word, in single quotes if it has characters other than letters, digits and `_-./:`.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.utf8.allSatisfy { byte in
                byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
                    || "_-./:".utf8.contains(byte)
            }
        return isPlain ? text : "'" + text.replacing(scalar: "'", with: "'\\''") + "'"
    }
}
