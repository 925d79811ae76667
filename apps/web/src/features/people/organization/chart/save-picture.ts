import { saveBlob } from '../../../../api/save-file.ts'
import { pictureScale } from './chart-svg.ts'

/** Hands the picture to the browser's downloads. */
export function saveSvg(svg: string, name: string): void {
  saveBlob(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)
}

/**
 * Draws the picture in pixels and hands it to the browser's downloads.
 * @throws Error when the browser cannot draw it
 */
export async function savePng(svg: string, name: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = pictureScale(image.naturalWidth, image.naturalHeight)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('The picture could not be drawn.')
    saveBlob(blob, `${name}.png`)
  } finally {
    URL.revokeObjectURL(address)
  }
}
