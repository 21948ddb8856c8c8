/** In tests a class name is what the style sheet calls it. */
const classNames: Record<string, string> = new Proxy({}, { get: (_, name) => String(name) });
export default classNames;
