// What runs first in a boxed process. --permission refuses most of what reaches out of one; these it does not know of: they
// work upon other processes, or have V8 itself write files. No name may stay: scripts that run after it have their own.
for (const [module, names] of Object.entries({
  process: ['kill', '_kill', '_debugProcess', '_debugEnd', '_linkedBinding', 'report'],
  os: ['setPriority'],
  child_process: Object.keys(process.getBuiltinModule('child_process')),
  v8: Object.keys(process.getBuiltinModule('v8')),
}))
  for (const name of names) Reflect.deleteProperty(process.getBuiltinModule(module) ?? {}, name);
process.getBuiltinModule('module').syncBuiltinESMExports();
