"""Rules for navgen: the Swift of an app's graph, one action for each module that compiles some of it.

    load("//navgen:defs.bzl", "navgen_graph", "navgen_swift")

    navgen_graph(
        name = "graph",
        graph = "graph/shop.yaml",
        sections = {"graph/orders.yaml": "ShopOrders"},     # its Swift is named ShopOrdersRoutes.swift and so on
        stem = "Shop",
    )
    navgen_swift(name = "shop_swift", graph = ":graph")                             # what the app's module compiles
    navgen_swift(name = "orders_swift", graph = ":graph", module = "OrdersNavigation")

`shop_swift` and `orders_swift` go into the `srcs` of a library each, which depends on NavgenRuntime
(`//runtime`). Every action reads all files of the graph, since
sections name each other's nodes, and takes milliseconds; Swift is compiled again where its text has changed.
"""

NavgenGraphInfo = provider(
    doc = "A graph, and what the Swift of its files is called.",
    fields = {
        "main": "The main graph's file.",
        "sections": "Pairs of a section's file and the name that its Swift begins with, in the order of `sections`.",
        "sources": "A depset of all files that the graph is read from.",
        "stem": "The name that the Swift of the main graph begins with.",
    },
)

# The files that navgen writes for each section, whatever the graph contains.
_PARTS_OF_SECTIONS = ["Routes", "Links", "Flows", "Exits", "Views"]
_PARTS_OF_THE_APP = _PARTS_OF_SECTIONS + ["State", "Navigator"]

_NAVGEN = attr.label(
    allow_single_file = True,
    cfg = "exec",
    default = Label("//tools:navgen"),
    doc = "The navgen that runs.",
    executable = True,
)

def _navgen_graph_impl(ctx):
    main = ctx.file.graph
    sections = [(target.files.to_list(), stem) for target, stem in ctx.attr.sections.items()]
    for files, stem in sections:
        if len(files) != 1:
            fail("`sections`: %s is %d files, and one is named" % (stem, len(files)))
    sections = [(files[0], stem) for files, stem in sections]
    for file in [file for file, _ in sections] + ctx.files.srcs:
        # navgen finds included files relative to the graph.
        if not file.path.startswith(main.dirname + "/"):
            fail("%s is not in or below %s, where %s could include it" % (file.path, main.dirname, main.path))
    stems = [stem.lower() for stem in [ctx.attr.stem] + [stem for _, stem in sections]]
    for index, stem in enumerate(stems):
        if stem in stems[:index]:
            fail("two files of the graph have the stem %s" % stem)
    sources = depset([main] + [file for file, _ in sections] + ctx.files.srcs)
    return [
        DefaultInfo(files = sources),
        NavgenGraphInfo(main = main, sections = sections, sources = sources, stem = ctx.attr.stem),
    ]

navgen_graph = rule(
    implementation = _navgen_graph_impl,
    attrs = {
        "graph": attr.label(allow_single_file = [".yaml", ".yml"], doc = "The main graph's file.", mandatory = True),
        "sections": attr.label_keyed_string_dict(
            allow_files = [".yaml", ".yml"],
            doc = "For each file that is included with a `section`, what its Swift is named after.",
        ),
        "srcs": attr.label_list(
            allow_files = [".yaml", ".yml"],
            doc = "The files that are included without a `section`.",
        ),
        "stem": attr.string(doc = "What the Swift of the main graph is named after.", mandatory = True),
    },
    doc = "A graph and the files that it includes.",
)

def _build(ctx, graph, outputs, arguments):
    args = ctx.actions.args()
    args.add("build")
    args.add(graph.main)
    args.add("--quiet")
    args.add("--format", "xcode")
    if ctx.attr.strict:
        args.add("--strict")
    args.add_all(arguments)
    ctx.actions.run(
        arguments = [args],
        # Without a network and undeclared files, the action can run anywhere, and its result can be cached.
        execution_requirements = {"block-network": "1"},
        executable = ctx.executable.navgen,
        inputs = graph.sources,
        mnemonic = "Navgen",
        outputs = outputs,
        progress_message = "Generating %s" % ctx.label,
    )

_STRICT = attr.bool(doc = "Whether warnings fail the build. Otherwise they show when the action runs.")

def _navgen_swift_impl(ctx):
    graph = ctx.attr.graph[NavgenGraphInfo]
    folder = ctx.label.name + ".navgen/"
    names = [stem + part for _, stem in graph.sections for part in _PARTS_OF_SECTIONS]
    if not ctx.attr.module:
        names += [graph.stem + part for part in _PARTS_OF_THE_APP]
    outputs = [ctx.actions.declare_file(folder + name + ".swift") for name in names]
    if not outputs:
        fail("the module %s has no Swift: the graph has no sections" % ctx.attr.module)
    arguments = ["--out", outputs[0].dirname, "--only", "swift", "--stem", graph.stem]
    for file, stem in graph.sections:
        arguments += ["--section-stem", "%s=%s" % (file.path, stem)]
    if ctx.attr.module:
        arguments += ["--module", ctx.attr.module]
    _build(ctx, graph, outputs, arguments)
    return [DefaultInfo(files = depset(outputs))]

navgen_swift = rule(
    implementation = _navgen_swift_impl,
    attrs = {
        "graph": attr.label(mandatory = True, providers = [NavgenGraphInfo]),
        "module": attr.string(doc = "The module of sections whose Swift this is; the app's without it."),
        "navgen": _NAVGEN,
        "strict": _STRICT,
    },
    doc = "The Swift that one module compiles.",
)

def _navgen_output_impl(ctx):
    graph = ctx.attr.graph[NavgenGraphInfo]
    outputs = [ctx.actions.declare_file(ctx.label.name + ".navgen/" + graph.stem + ending) for ending in ctx.attr.endings]
    arguments = ["--out", outputs[0].dirname, "--only", ctx.attr.output, "--stem", graph.stem]
    _build(ctx, graph, outputs, arguments)
    return [DefaultInfo(files = depset(outputs))]

navgen_output = rule(
    implementation = _navgen_output_impl,
    attrs = {
        "endings": attr.string_list(
            allow_empty = False,
            doc = "What follows the stem in the names of the files, as `navgen build --list-outputs` shows it.",
            mandatory = True,
        ),
        "graph": attr.label(mandatory = True, providers = [NavgenGraphInfo]),
        "navgen": _NAVGEN,
        "output": attr.string(doc = "One of navgen's outputs, such as `html` or `dot`.", mandatory = True),
        "strict": _STRICT,
    },
    doc = "Another output of a graph: its page, a drawing, a table.",
)

# In a test, files are symbolic links, which navgen does not follow.
_COMPARE_RUNTIME = """#!/bin/sh
cp -RL %s "$TEST_TMPDIR/copy"
%s runtime --check --quiet --out "$TEST_TMPDIR/copy" && exit
echo "to update it here: navgen runtime --out %s" >&2
exit 1
"""

def _navgen_runtime_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    folder = (ctx.label.package + "/" if ctx.label.package else "") + ctx.attr.folder
    folder = _quoted(folder)
    text = _COMPARE_RUNTIME % (folder, _quoted(ctx.executable.navgen.short_path), folder)
    ctx.actions.write(script, text, is_executable = True)
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(files = [ctx.executable.navgen] + ctx.files.srcs),
    )]

navgen_runtime_test = rule(
    implementation = _navgen_runtime_test_impl,
    attrs = {
        "folder": attr.string(doc = "The folder of the sources, in this package.", mandatory = True),
        "navgen": _NAVGEN,
        "srcs": attr.label_list(allow_files = [".swift"], doc = "All sources of NavgenRuntime."),
    },
    doc = "Fails when the sources of NavgenRuntime are not those of this navgen.",
    test = True,
)

# The script that compares committed files in a test, and the one that updates them.
_COMPARE = """#!/bin/sh
status=0
compare() {
    diff -u "$1" "$2" && return
    status=1
}
%s
[ $status = 0 ] || echo "to update: bazel run %s.update" >&2
exit $status
"""

_UPDATE = """#!/bin/sh
set -eu
update() {
    target="$BUILD_WORKSPACE_DIRECTORY/$1"
    cmp -s "$2" "$target" && return
    mkdir -p "$(dirname "$target")"
    cp -f "$2" "$target"
    chmod 644 "$target"
    echo "wrote $1"
}
%s
"""

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _calls(ctx, function):
    folder = ctx.label.package + ("/" if ctx.label.package else "") + ctx.attr.folder
    return "\n".join([
        "%s %s %s" % (function, _quoted(folder + "/" + file.basename), _quoted(file.short_path))
        for file in ctx.files.generated
    ])

def _navgen_committed_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    label = "//%s:%s" % (ctx.label.package, ctx.label.name)
    ctx.actions.write(script, _COMPARE % (_calls(ctx, "compare"), label), is_executable = True)
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(files = ctx.files.generated + ctx.files.committed),
    )]

def _navgen_committed_update_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, _UPDATE % _calls(ctx, "update"), is_executable = True)
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = ctx.files.generated))]

_navgen_committed_test = rule(
    implementation = _navgen_committed_test_impl,
    attrs = {
        "committed": attr.label_list(allow_files = True),
        "folder": attr.string(),
        "generated": attr.label_list(allow_files = True),
    },
    test = True,
)

_navgen_committed_update = rule(
    implementation = _navgen_committed_update_impl,
    attrs = {
        "folder": attr.string(),
        "generated": attr.label_list(allow_files = True),
    },
    executable = True,
)

def navgen_committed_test(name, folder, generated, **kwargs):
    """Fails, with a diff, when files that are committed are not what navgen generates; `bazel run NAME.update` repairs it.

    Args:
      name: of the test.
      folder: of the committed files, in this package.
      generated: targets of navgen_swift and navgen_output.
      **kwargs: what all tests take, such as `tags`.
    """
    _navgen_committed_test(
        name = name,
        committed = native.glob([folder + "/**"], allow_empty = True),
        folder = folder,
        generated = generated,
        **kwargs
    )
    _navgen_committed_update(name = name + ".update", folder = folder, generated = generated, tags = ["manual"])
