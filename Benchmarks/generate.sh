# Writes a realistic graph: generate.sh SCREENS FOLDER
#
# It has tabs, conditions, a flow, alerts, sheets and links with parameters. Up to 60 screens are in one file, more are in
# sections of 100 with a file each, and more than 1,000 in groups of ten sections. It passes `check --strict`.
set -eu
screens=$1
folder=$2
mkdir -p "$folder"
awk -v screens="$screens" -v folder="$folder" '
function write_nodes(file, count, path,    i, separator) {
    print "screens:" > file
    for (i = 1; i <= count; i++) {
        printf "  screen%d:\n    title: \"Screen {itemId}\"\n    doc: What one sees of an item, and what can be done with it\n", i > file
        print "    params:\n      itemId: {type: Int, default: 1}\n      query: String?\n      sort: {type: Sort, default: price}" > file
        printf "    url: %s/screen%d/{itemId}?q={query}&sort={sort}\n", path, i > file
        if (i % 5 == 0) print "    requires: [signedIn]" > file
        printf "    tags: [list, group%d]\n    to: [", i % 7 > file
        separator = ""
        if (i < count) { printf "screen%d", i + 1 > file; separator = ", " }
        if (2 * i <= count && i > 1) { printf "%sscreen%d", separator, 2 * i > file; separator = ", " }
        if (i % 10 == 1) { printf "%sfilter%d", separator, i > file; separator = ", " }
        if (i % 20 == 2) printf "%sremove%d", separator, i > file
        print "]" > file
    }
}
function write_others(sheets, alerts, count,    i) {
    print "sheets:" > sheets
    for (i = 1; i <= count; i += 10)
        printf "  filter%d: {title: Filter, detents: [medium, large], params: {itemId: Int?}}\n", i > sheets
    if (count >= 2) print "alerts:" > alerts
    for (i = 2; i <= count; i += 20)
        printf "  remove%d: {title: Remove this item?, actions: {remove: {role: destructive}, keep: {role: cancel}}}\n", i > alerts
}
BEGIN {
    main = folder "/graph.yaml"
    print "navgen: 1\nname: Large\nroot:\n  - {when: [\"!signedOut\"], show: tabs}\n  - {show: welcome}" > main
    print "links: {schemes: [large], hosts: [large.example.com]}" > main
    print "conditions:\n  signedIn: {otherwise: signIn}\n  signedOut:" > main
    print "types:\n  Sort: {cases: [relevance, price, topRated]}" > main
    print "tabs:\n  items: {title: Items, icon: list.bullet, root: home}\n  account: {title: Account, icon: person, root: profile}" > main
    print "covers:\n  signIn: {title: Sign in, cancel: Not now}" > main
    print "flows:\n  welcome:\n    as: root\n    steps: [hello, interests, ready]\n    data: {interest: String?}\n    then: home" > main
    if (screens <= 60) {
        write_nodes(main, screens, "/items")
        print "  home: {title: Home, to: [screen1]}\n  profile: {title: Profile, requires: [signedIn]}" > main
        write_others(main, main, screens)
        exit
    }
    sections = int((screens + 99) / 100)
    groups = screens > 1000 ? int((sections + 9) / 10) : 0
    print "include:" > main
    for (g = 1; g <= groups; g++) printf "  - {file: group%d.yaml, section: group%d}\n", g, g > main
    if (!groups) for (s = 1; s <= sections; s++) printf "  - {file: section%d.yaml, section: section%d}\n", s, s > main
    print "screens:\n  profile: {title: Profile, requires: [signedIn]}\n  home:\n    title: Home\n    to:" > main
    for (g = 1; g <= groups; g++) printf "      - group%d.index\n", g > main
    if (!groups) for (s = 1; s <= sections; s++) printf "      - section%d.screen1\n", s > main
    for (s = 1; s <= sections; s++) {
        g = int((s + 9) / 10)
        place = groups ? s - 10 * (g - 1) : s
        stem = (groups ? "group" g "-" : "") "section" place
        if (groups && place == 1) {
            group = folder "/group" g ".yaml"
            last = 10 * g < sections ? 10 : sections - 10 * (g - 1)
            print "exports: [index]\ninclude:" > group
            for (i = 1; i <= last; i++) printf "  - {file: group%d-section%d.yaml, section: section%d}\n", g, i, i > group
            print "screens:\n  index:\n    title: Index\n    to:" > group
            for (i = 1; i <= last; i++) printf "      - section%d.screen1\n", i > group
            close(group)
        }
        file = folder "/" stem ".yaml"
        count = s < sections ? 100 : screens - 100 * (sections - 1)
        print "exports: [screen1]" > file
        write_nodes(file, count, (groups ? "/group" g : "") "/section" place)
        write_others(file, file, count)
        close(file)
    }
}'
