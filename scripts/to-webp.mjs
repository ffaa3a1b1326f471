// Runs in a page: makes a WebP of a picture, both as base64.
/** @param {{ picture: string, type: string, width: number, height: number, quality: number }} given */
export async function toWebp({ picture, type, width, height, quality }) {
  const image = new Image();
  image.src = `data:${type};base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d');
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
