# Writes a graph that looks like an app: generate.sh SCREENS FOLDER
# Sections of 100 screens in files of their own, with links, parameters, sheets and conditions; clean under `check`.
set -eu
screens=$1
folder=$2
mkdir -p "$folder"
awk -v screens="$screens" -v folder="$folder" 'BEGIN {
    sections = int((screens + 99) / 100)
    main = folder "/graph.yaml"
    print "navgen: 1\nname: Large\nroot: home\nlinks: {schemes: [large], hosts: [large.example.com]}" > main
    print "conditions:\n  signedIn: {otherwise: signIn}\ntypes:\n  Sort: {cases: [relevance, price, topRated]}\ninclude:" > main
    for (s = 1; s <= sections; s++) printf "  - {file: section%d.yaml, section: section%d}\n", s, s > main
    print "screens:\n  home:\n    title: Home\n    to:" > main
    for (s = 1; s <= sections; s++) printf "      - section%d.screen1\n", s > main
    print "sheets:\n  signIn: {title: Sign in, cancel: Not now}" > main
    for (s = 1; s <= sections; s++) {
        file = folder "/section" s ".yaml"
        count = s < sections ? 100 : screens - 100 * (sections - 1)
        print "exports: [screen1]\nscreens:" > file
        for (i = 1; i <= count; i++) {
            printf "  screen%d:\n    title: \"Screen {itemId}\"\n    doc: What one sees of an item, and what can be done with it\n", i > file
            print "    params:\n      itemId: {type: Int, default: 1}\n      query: String?\n      sort: {type: Sort, default: price}" > file
            printf "    url: /section%d/screen%d/{itemId}?q={query}&sort={sort}\n", s, i > file
            if (i % 5 == 0) print "    requires: [signedIn]" > file
            printf "    tags: [list, group%d]\n    to: [", i % 7 > file
            separator = ""
            if (i < count) { printf "screen%d", i + 1 > file; separator = ", " }
            if (2 * i <= count && i > 1) { printf "%sscreen%d", separator, 2 * i > file; separator = ", " }
            if (i % 10 == 1) printf "%sfilter%d", separator, i > file
            print "]" > file
        }
        print "sheets:" > file
        for (i = 1; i <= count; i += 10)
            printf "  filter%d: {title: Filter, detents: [medium, large], params: {itemId: Int?}}\n", i > file
        close(file)
    }
}'
