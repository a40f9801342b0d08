// A drawing as a PNG: the SVG with the colours of paper, drawn by the browser.
import { standalone } from '../chart/colours';

const WIDTH = 1600; // pixels, sharp on paper at the width of a page

export async function pictureOf(svg: SVGSVGElement): Promise<Blob | undefined> {
  const box = svg.viewBox.baseVal;
  const [width, height] = box && box.width > 0 ? [box.width, box.height] : [svg.clientWidth, svg.clientHeight];
  const image = new Image();
  image.width = WIDTH;
  image.height = Math.round((WIDTH * height) / width);
  const sized = standalone(svg).replace('<svg', `<svg width="${image.width}" height="${image.height}"`);
  image.src = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))) ?? undefined;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
