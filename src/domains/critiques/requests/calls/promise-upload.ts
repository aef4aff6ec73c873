import { actorOf, type CallAsk } from '#platform/ask.ts'
import { mayBringWork } from '../../uploads/may-bring.ts'
import { promiseUpload } from '../../uploads/promise-upload.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  await mayBringWork(actor)
  return promiseUpload(actor, ['correction_works/image', 'correction_works/attachment'])
}
