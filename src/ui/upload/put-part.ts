import type { Signed } from './desk.ts'
import { Gone, Hiccup } from './patience.ts'

/** So long a line may say nothing at all. */
const STALLED_MS = 60_000

export type Put = (
  signed: Signed,
  body: Blob,
  how: { signal: AbortSignal; onSent: (bytes: number) => void },
) => Promise<void>

/** Puts a part where it was signed for. `fetch` tells nothing of what has gone out. */
export const putPart: Put = ({ url, headers }, body, { signal, onSent }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stalled: ReturnType<typeof setTimeout>
    const heard = () => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, STALLED_MS)
    }
    const end = (settle: () => void) => () => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', abort)
      settle()
    }
    request.upload.addEventListener('progress', ({ loaded }) => {
      heard()
      onSent(loaded)
    })
    request.addEventListener(
      'load',
      end(() => {
        if (request.status >= 200 && request.status < 300) return resolve()
        reject(request.status === 404 ? new Gone() : new Hiccup(`the store said ${request.status}`))
      }),
    )
    for (const lost of ['error', 'abort', 'timeout'])
      request.addEventListener(
        lost,
        end(() => reject(new Hiccup('the line was lost'))),
      )
    signal.addEventListener('abort', abort)
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    heard()
    request.send(body)
  })
