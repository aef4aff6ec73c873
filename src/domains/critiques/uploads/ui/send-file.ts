import { callPath, post } from '#platform/browser-call.ts'
import type { Desk } from '#ui/upload/desk.ts'
import { deskAt } from '#ui/upload/desk-at.ts'
import { inOneTab } from '#ui/upload/one-tab.ts'
import { Hiccup } from '#ui/upload/patience.ts'
import { sendInParts } from '#ui/upload/send-in-parts.ts'
import type { Way } from '#ui/upload/use-sending.ts'
import { partPaths } from '../kinds.ts'

type Promised = { url: string; fields: Record<string, string>; key: string }

/** Smaller ones go as one: there is little to send twice. */
const IN_PARTS_FROM = 8 * 1024 * 1024

/** How a file goes into the store: in parts where it is large, else by the form that the house gives for it. */
export const wayFor = (presignPath: string, path: string): Way =>
  async function send(file, { signal, tell }) {
    // Sums are made only where the line is safe.
    if (partPaths.some((one) => one === path) && file.size > IN_PARTS_FROM && globalThis.crypto?.subtle)
      return sendInParts(file, deskFor(path, file), { signal, tell, alone: inOneTab })
    const { ok, body } = await post<Promised>(presignPath, about(path, file), { signal })
    if (!ok || !body) throw new Hiccup('no form')
    const form = new FormData()
    for (const [name, value] of Object.entries(body.fields)) form.append(name, value)
    form.append('file', file)
    const onSent = (sent: number) => tell({ phase: 'sending', key: body.key, sent, safe: 0, isWhole: true })
    await postForm(body.url, form, { signal, onSent })
    return body.key
  }

const about = (path: string, file: File) => ({ path, filetype: file.type, filename: file.name })

const deskFor = (path: string, file: File): Desk =>
  deskAt(
    {
      begin: callPath('/critique_uploads'),
      sign: callPath('/critique_uploads/part'),
      finish: callPath('/critique_uploads/finish'),
    },
    { ...about(path, file), size: file.size, modified: file.lastModified },
  )

/** Frees what has arrived of a file; what is missed is swept a day later. */
export const cancelUpload = (key: string): void =>
  void post(callPath('/critique_uploads'), { key }, { method: 'DELETE', keepalive: true })

type Posting = { signal: AbortSignal; onSent: (bytes: number) => void }

/** `fetch` tells nothing of what has gone out. */
function postForm(url: string, form: FormData, { signal, onSent }: Posting): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Hiccup(`the store said ${request.status}`)),
    )
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => reject(new Hiccup('the line was lost')))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    request.send(form)
  })
}
