import { crc32, deflateRawSync } from 'node:zlib'

/** A one-page practice sheet: boxes and guide lines to draw over, as the smallest honest PDF. */
export function practiceSheet(seed: number): Buffer {
  const strokes: string[] = ['0.55 0.72 0.86 RG 0.6 w']
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 3; column++) {
      const x = 50 + column * 170
      const y = 60 + row * 185
      const lean = ((seed * 7 + row * 3 + column) % 9) * 4 - 16
      strokes.push(`${x} ${y} 150 165 re S`)
      strokes.push(`${x + 75 + lean} ${y + 12} m ${x + 75 - lean} ${y + 153} l S`)
      strokes.push(`${x + 15} ${y + 100 + lean / 2} m ${x + 135} ${y + 100 - lean / 2} l S`)
    }
  }
  const content = strokes.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) text += `${String(offset).padStart(10, '0')} 00000 n \n`
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Files in a zip, names in UTF-8. */
export function zipOf(files: { name: string; bytes: Buffer }[]): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes)
    const fileName = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(0x0800, 2)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(fileName.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, fileName, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, place, fileName]))
    bodies.push(local)
    offset += local.length
  }
  const central = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, central, end])
}
