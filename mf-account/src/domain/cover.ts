interface Size {
  width: number;
  height: number;
}

/** The middle of a picture that has the shape of a frame: it fills the frame cut, never stretched. */
export function cover(picture: Size, frame: Size): Size & { x: number; y: number } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = frame.width * scale;
  const height = frame.height * scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
