import { callPath } from '#platform/browser-call.ts'
import type { Flat } from '../../drawings/ui/editor/set-up.ts'
import { wayFor } from '../../uploads/ui/send-file.ts'
import type { Drawn } from './use-return.ts'

const send = wayFor(callPath('/teacher_corrections/s3_presigned_url'), 'teacher_corrections/image')

/** The drawing that was laid flat, in the store as a picture like any other; null where it did not arrive. */
export async function sendFlat({ picture, revision }: Flat): Promise<Drawn | null> {
  try {
    const file = new File([picture], '描き込み.jpg', { type: 'image/jpeg' })
    const key = await send(file, { signal: new AbortController().signal, tell: () => {} })
    return { key, revision }
  } catch {
    return null
  }
}
