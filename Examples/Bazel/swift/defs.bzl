"""Just enough to compile Swift without fetching anything; an app has rules_swift, whose `swift_library` takes the same
targets of //navgen in its `srcs`.

The compiler is the machine's own, found on the PATH.
"""

SwiftModuleInfo = provider(
    doc = "A compiled module.",
    fields = {
        "modules": "A depset of module files, this one's and those that it imports.",
        "objects": "A depset of object files, likewise.",
    },
)

def _compile(ctx, module, arguments, outputs):
    deps = [dep[SwiftModuleInfo] for dep in ctx.attr.deps]
    modules = depset(transitive = [dep.modules for dep in deps])
    args = ctx.actions.args()
    args.add("swiftc")
    args.add("-swift-version", "6")
    args.add("-warnings-as-errors")
    args.add("-wmo")
    args.add("-module-name", module)
    args.add_all(modules, before_each = "-I", map_each = _folder, uniquify = True)
    args.add_all(arguments)
    args.add_all(ctx.files.srcs)
    ctx.actions.run(
        arguments = [args],
        env = {"HOME": "/tmp"},
        executable = "/usr/bin/env",
        inputs = depset(ctx.files.srcs, transitive = [modules]),
        mnemonic = "SwiftCompile",
        outputs = outputs,
        progress_message = "Compiling %s" % module,
        use_default_shell_env = True,
    )
    return deps, modules

def _folder(file):
    return file.dirname

def _swift_module_impl(ctx):
    name = ctx.attr.module_name
    module = ctx.actions.declare_file(name + ".swiftmodule")
    object = ctx.actions.declare_file(name + ".o")
    arguments = ["-parse-as-library", "-emit-module-path", module.path, "-c", "-o", object.path]
    deps, modules = _compile(ctx, name, arguments, [module, object])
    return [
        DefaultInfo(files = depset([module, object])),
        SwiftModuleInfo(
            modules = depset([module], transitive = [modules]),
            objects = depset([object], transitive = [dep.objects for dep in deps]),
        ),
    ]

_ATTRS = {
    "deps": attr.label_list(providers = [SwiftModuleInfo]),
    "module_name": attr.string(mandatory = True),
    "srcs": attr.label_list(allow_files = [".swift"]),
}

swift_module = rule(implementation = _swift_module_impl, attrs = _ATTRS)

def _swift_program_impl(ctx):
    object = ctx.actions.declare_file(ctx.label.name + ".o")
    deps, _ = _compile(ctx, ctx.attr.module_name, ["-c", "-o", object.path], [object])
    program = ctx.actions.declare_file(ctx.label.name)
    objects = depset([object], transitive = [dep.objects for dep in deps])
    args = ctx.actions.args()
    args.add("swiftc")
    args.add("-o", program)
    args.add_all(objects)
    ctx.actions.run(
        arguments = [args],
        env = {"HOME": "/tmp"},
        executable = "/usr/bin/env",
        inputs = objects,
        mnemonic = "SwiftLink",
        progress_message = "Linking %s" % ctx.label.name,
        outputs = [program],
        use_default_shell_env = True,
    )
    return [DefaultInfo(executable = program)]

swift_program = rule(implementation = _swift_program_impl, attrs = _ATTRS, executable = True)
swift_program_test = rule(implementation = _swift_program_impl, attrs = _ATTRS, test = True)
