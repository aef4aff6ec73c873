import { stageOf, type Act, type Application } from './terms.ts'

/** Why something cannot be noted of an application now. */
export function whyCannotNote(application: Application, act: Act) {
  const { startedAt, closedAt, receiving, documentsPostedOn } = application
  const stage = stageOf(application)
  if (!startedAt) return 'not-begun'
  if (stage === 'approved') return 'approved-already'
  if (closedAt) return 'closed'
  if (act === 'posted') {
    if (receiving !== 'post') return 'printed-by-member'
    if (stage === 'bank') return 'received-already'
    return documentsPostedOn ? 'posted-already' : null
  }
  if (act === 'received') return stage === 'bank' ? 'received-already' : null
  if (stage === 'rejected') return act === 'rejected' ? 'rejected-already' : 'not-received'
  return stage === 'papers' ? 'not-received' : null
}
