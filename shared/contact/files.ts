/** What visitors may send with a message, by media type, with the endings that go with it. SVG is not among them: it can run scripts. */
export const fileKinds: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
};

/** The size of the largest file, in bytes: one of exactly this size is taken. */
export const largestFile = 5 * 1_048_576;

/** How many files one message takes. */
export const mostFiles = 4;

/** The ending of a file's name in lower case, without its dot; empty where it has none. */
export const extensionOf = (name: string): string => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether the name of a file says that it is of a kind that is taken; what is in it only the server knows. */
export const hasAcceptedExtension = (name: string): boolean =>
  Object.values(fileKinds).some((endings) => endings.includes(extensionOf(name)));
