import pLimit from 'p-limit';
import { pdfName } from '../domain/file-name.ts';
import { drawList, type PrintableList } from './draw-list.ts';
import { fetchFonts } from './fonts.ts';
import { gridFor } from './layout.ts';
import { deviceText, fetchPicture } from './pictures.ts';

type List = Omit<PrintableList, 'fonts' | 'pictures' | 'scriptText'>;

/** How many pictures are fetched at a time. */
const few = 6;

/**
 * Makes the PDF of a list in the browser and saves it as a download. `progress` is called with the number of pictures
 * that are loaded. Where a picture cannot be loaded its place stays empty; throws where a font cannot.
 */
export async function downloadPdf(list: List, progress: (done: number, all: number) => void): Promise<void> {
  const [fonts, pictures] = await Promise.all([fetchFonts(), fetchPictures(list.products, progress)]);
  await drawList({ ...list, fonts, pictures, scriptText: deviceText() }).save(pdfName(list.brand.name, list.title), {
    returnPromise: true,
  });
}

async function fetchPictures(
  products: List['products'],
  progress: (done: number, all: number) => void,
): Promise<Map<string, Uint8Array>> {
  const sources = [...new Map(products.map(({ picture }) => [picture.url, picture])).values()];
  const pictures = new Map<string, Uint8Array>();
  let done = 0;
  await pLimit(few).map(sources, async (source) => {
    try {
      pictures.set(source.url, await fetchPicture(source, gridFor(products.length).picture));
    } catch (error) {
      console.warn(`The PDF goes without the picture ${source.url}`, error);
    }
    done += 1;
    progress(done, sources.length);
  });
  return pictures;
}
