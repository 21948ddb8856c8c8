/** A picture as the content system gives it; sizes in pixels. */
export interface PictureImage {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
  /** What a cut must not lose, in percent from the left and the top. */
  focus?: { x: number; y: number } | null;
}
