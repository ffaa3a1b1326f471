// Runs in a page: makes a WebP of a PNG, both as base64.
/** @param {{ png: string, width: number, height: number }} picture */
export async function toWebp({ png, width, height }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', 0.7).split(',')[1];
}
