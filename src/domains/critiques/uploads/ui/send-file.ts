import { post } from '#platform/browser-call.ts'

type Promised = { url: string; fields: Record<string, string>; key: string }
export type Sent = { key: string } | null

/** Puts a file into the store by the form that the house gives for it; null where any of it fails. */
export async function sendFile(
  presignPath: string,
  path: string,
  file: File,
  onPercent: (percent: number) => void,
): Promise<Sent> {
  const about = { path, filetype: file.type, filename: file.name }
  const { ok, body } = await post<Promised>(presignPath, about)
  if (!ok || !body) return null
  const form = new FormData()
  for (const [name, value] of Object.entries(body.fields)) form.append(name, value)
  form.append('file', file)
  return (await postForm(body.url, form, onPercent)) ? { key: body.key } : null
}

/** `fetch` tells nothing of what has gone out. */
function postForm(url: string, form: FormData, onPercent: (percent: number) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent(Math.floor((loaded / total) * 100)))
    request.addEventListener('load', () => resolve(request.status >= 200 && request.status < 300))
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(false))
    request.open('POST', url)
    request.send(form)
  })
}
