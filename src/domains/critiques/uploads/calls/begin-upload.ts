import { actorOf, type CallAsk } from '#platform/ask.ts'
import { beginUpload } from '../actions/begin-upload.ts'

export default async function (ask: CallAsk) {
  return { success: true, ...(await beginUpload(actorOf(ask))) }
}
