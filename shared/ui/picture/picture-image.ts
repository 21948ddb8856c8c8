/** A picture as the content system gives it; sizes in pixels. */
export interface PictureImage {
  url: string;
  alt: string;
  /** The language of its description, where that is not the page's. */
  altLanguage?: string | null;
  width?: number | null;
  height?: number | null;
  /** What a cut must not lose, in percent from the left and the top. */
  focus?: { x: number; y: number } | null;
}
