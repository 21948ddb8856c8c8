const edge = 96;

/** A small picture of a file, as a data address; undefined where the browser cannot read it, as a PDF. */
export async function thumbnailOf(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/') || typeof createImageBitmap === 'undefined') return undefined;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = edge / Math.min(bitmap.width, bitmap.height);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const canvas = document.createElement('canvas');
    canvas.width = edge;
    canvas.height = edge;
    canvas.getContext('2d')?.drawImage(bitmap, (edge - width) / 2, (edge - height) / 2, width, height);
    bitmap.close();
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return undefined;
  }
}
