import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The files of a zip by their names, in its order. */
export function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, Buffer>>()
  const files = new Map<string, Buffer>()
  yauzl.fromBuffer(bytes, { lazyEntries: true }, (failure, zip) => {
    if (failure) return reject(failure)
    zip.on('error', reject)
    zip.on('end', () => resolve(files))
    zip.on('entry', (entry: yauzl.Entry) =>
      zip.openReadStream(entry, (trouble, stream) => {
        if (trouble) return reject(trouble)
        buffer(stream).then((bytesOf) => {
          files.set(entry.fileName, bytesOf)
          zip.readEntry()
        }, reject)
      }),
    )
    zip.readEntry()
  })
  return promise
}
