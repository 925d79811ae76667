// Draws the PNG icons from the mark: node apps/web/icons/draw-icons.mjs
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const place = (name) => fileURLToPath(new URL(`../public/icons/${name}`, import.meta.url))
const mark = await readFile(place('mark.svg'), 'utf8')
// Phones cut maskable icons to a circle: no rounded corners, and the drawing inside the safe 80 %.
const maskable = mark
  .replace(/ rx="\d+"/, '')
  .replace('<g ', '<g transform="translate(32 32) scale(0.78) translate(-32 -32)" ')

for (const size of [180, 192, 512]) {
  await sharp(Buffer.from(mark), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(place(`icon-${size}.png`))
}
await sharp(Buffer.from(maskable), { density: 600 })
  .resize(512, 512)
  .png({ compressionLevel: 9 })
  .toFile(place('icon-maskable-512.png'))
