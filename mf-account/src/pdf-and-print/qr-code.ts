import encode from 'qr';

/** A square of dark and light squares, as rows of dark bars; all lengths are sides of one square. */
export interface QrCode {
  size: number;
  bars: { x: number; y: number; length: number }[];
}

/** The QR code of a link, without the light edge that it needs around it: four squares. */
export function qrCodeOf(link: string): QrCode {
  const withEdge = encode(link, 'raw', { border: 1 });
  const rows = withEdge.slice(1, -1).map((row) => row.slice(1, -1));
  const bars = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return { x, y, length: (end < 0 ? row.length : end) - x };
    }),
  );
  return { size: rows.length, bars };
}
