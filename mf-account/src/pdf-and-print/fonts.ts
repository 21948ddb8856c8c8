import heading from '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf';
import text from '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf';
import strong from '@expo-google-fonts/instrument-sans/500Medium/InstrumentSans_500Medium.ttf';
import type { jsPDF } from 'jspdf';

const files = { Fraunces: heading, InstrumentSans: text, InstrumentSansMedium: strong };
export type FontName = keyof typeof files;

/** The three fonts of the document, whole; jsPDF embeds the subset of glyphs that is used. */
export type Fonts = Record<FontName, Uint8Array>;

/** Fetches the fonts from the remote's own files. Throws where one cannot be loaded. */
export async function fetchFonts(): Promise<Fonts> {
  const [Fraunces, InstrumentSans, InstrumentSansMedium] = await Promise.all([
    fetchFont(files.Fraunces),
    fetchFont(files.InstrumentSans),
    fetchFont(files.InstrumentSansMedium),
  ]);
  return { Fraunces, InstrumentSans, InstrumentSansMedium };
}

async function fetchFont(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font ${address} was answered with ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Makes the fonts known to a document by their names. */
export function addFonts(document: jsPDF, fonts: Fonts): void {
  for (const [name, bytes] of Object.entries(fonts)) {
    document.addFileToVFS(`${name}.ttf`, binaryString(bytes));
    document.addFont(`${name}.ttf`, name, 'normal');
  }
}

/** A character for each byte, which is what jsPDF reads. */
const binaryString = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
