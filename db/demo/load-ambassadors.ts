import { contracts } from './money/contracts.ts'
import { payWithFirstRun } from './money/load-payouts.ts'
import { insertAmbassador, setLeft } from '#domains/ambassadors/queries.ts'
import { cancelReward } from '#domains/ambassadors/rewards/follow-rewards.ts'
import { insertReward, listUnpaidIds, lockReward, setState } from '#domains/ambassadors/rewards/queries.ts'
import { reasons, REWARD_SOURCE, type RewardKind, type RewardState } from '#domains/ambassadors/rewards/terms.ts'
import type { PostState } from '#domains/ambassadors/posts/terms.ts'
import type { Age } from '#domains/ambassadors/terms.ts'
import { addPayLine, openPayee } from '#domains/payouts/index.ts'
import type { Tx } from '#platform/db.ts'
import { addDays, dayKey } from '#platform/tokyo.ts'

type Brought = [referred: string, state: RewardState]
type Demo = {
  key: string
  code: string
  name: string
  age: Age
  adLocation: string
  daysAgo: number
  suspended?: string
  /** Left the school so many days ago; what was not paid by then is forfeited. */
  left?: number
  brought: readonly Brought[]
  posts: readonly Posted[]
}
type Posted = [address: string, daysAgo: number, state: PostState, note?: string]

const ambassadors: readonly Demo[] = [
  {
    ...{ key: 'ambassador', code: 'shinohara2', name: '篠原 たまき', age: 4, adLocation: 'blog,twitter', daysAgo: 540 },
    brought: [
      ['given-up', 'cancelled'],
      ['resume', 'paid'],
      ['cont6', 'confirmed'],
      ['plan6m-from-trial', 'confirmed'],
      ['trial6', 'pending'],
      ['trial1', 'pending'],
    ],
    posts: [
      ['https://blog.example/egaku-de-te-wo-kaku', 60, 'marked'],
      ['https://blog.example/mainichi-30pun', 2, 'waiting'],
    ],
  },
  {
    ...{ key: 'past', code: 'hayaseyt33', name: '早瀬 ゆうと', age: 2, adLocation: 'twitter', daysAgo: 200 },
    suspended: '誤解を招く宣伝（「必ずプロになれる」との投稿）',
    brought: [
      ['plan1m', 'pending'],
      // Somebody else knows the same card.
      ['plan1m-from-trial', 'confirmed'],
    ],
    posts: [['https://sns.example/hayase/posts/1024', 24, 'unmarked', 'はじめに「PR」と書いてください。']],
  },
  {
    key: 'other',
    code: 'onoderasak',
    name: '小野寺 さく',
    age: 3,
    adLocation: 'blog,同人誌',
    daysAgo: 30,
    brought: [],
    posts: [['https://blog.example/onodera/doujin', 1, 'waiting']],
  },
  {
    ...{ key: 'ambassador-left', code: 'kuramochi4', name: '倉持 ゆら', age: 3, adLocation: 'blog', daysAgo: 400 },
    left: 50,
    brought: [
      ['cont1', 'confirmed'],
      ['plan12m', 'pending'],
    ],
    posts: [],
  },
]

/** Whose links were opened over two months, and whom they brought: rewards in every state. */
export async function loadAmbassadors(tx: Tx, ids: Map<string, number>, now: Date): Promise<void> {
  for (const { key, code, name, age, adLocation, daysAgo, suspended, left = 0, brought, posts } of ambassadors) {
    const memberId = ids.get(key)!
    const registered = addDays(now, -daysAgo)
    const given = { memberId, code, name, age, ad_location: adLocation, version: '2020-04-01', now: registered }
    await insertAmbassador(tx, given)
    await openPayee(tx, memberId, 'ambassador', registered)
    const visits = Array.from({ length: 60 - left }, (_, at) => at + left).map((ago) => ({
      ...{ member_id: memberId, day: dayKey(addDays(now, -ago)) },
      visits: ((ago * 7 + code.length * 3) % 11) + 1,
    }))
    await tx
      .insertInto('ambassador_visits')
      .values(visits.slice(0, Math.min(60, daysAgo)))
      .execute()
    if (posts.length > 0)
      await tx
        .insertInto('ambassador_posts')
        .values(postsOf(memberId, posts, now))
        .execute()
    for (const one of brought) await loadReward(tx, ids, memberId, one)
    if (suspended)
      await tx
        .updateTable('ambassadors')
        .set({ suspended_at: addDays(now, -20), suspend_reason: suspended })
        .where('member_id', '=', memberId)
        .execute()
    if (left > 0) await leave(tx, memberId, addDays(now, -left))
  }
}

/** As leaving does it: what is unpaid is forfeited, nothing but the number stays. */
async function leave(tx: Tx, memberId: number, at: Date) {
  for (const id of await listUnpaidIds(tx, memberId))
    await cancelReward(tx, (await lockReward(tx, id))!, { reason: reasons.left, at, state: 'forfeited' })
  await setLeft(tx, memberId, at)
  const address = `withdrawn-${memberId}@withdrawn.invalid`
  await tx
    .updateTable('members')
    .set({ email: address, email_key: address, password_hash: null, withdrawn_at: at })
    .where('id', '=', memberId)
    .execute()
}

const postsOf = (member_id: number, posts: readonly Posted[], now: Date) =>
  posts.map(([address, daysAgo, state, note = '']) => {
    const at = addDays(now, -daysAgo)
    return {
      member_id,
      address,
      state,
      note,
      registered_at: at,
      asked_at: at,
      looked_at: state === 'waiting' ? null : at,
    }
  })

async function loadReward(tx: Tx, ids: Map<string, number>, memberId: number, [referred, state]: Brought) {
  const referredId = ids.get(referred)!
  const order = await tx
    .selectFrom('orders')
    .select(['key', 'decided_at'])
    .where('member_id', '=', referredId)
    .where('state', '=', 'done')
    .orderBy('shown_at')
    .executeTakeFirstOrThrow()
  const kind: RewardKind = contracts[referred]!.trial ? 'trial' : 'purchase'
  const yen = kind === 'purchase' ? 1_000 : 500
  const enteredAt = order.decided_at!
  const reward = { memberId, referredId, orderKey: order.key, kind, yen, enteredAt }
  const id = (await insertReward(tx, reward, reasons.entered))!
  if (state === 'cancelled') await setState(tx, id, { state, reason: reasons.void, at: addDays(enteredAt, 6) })
  if (state !== 'confirmed' && state !== 'paid') return
  const at = addDays(enteredAt, 30)
  await setState(tx, id, { state, reason: reasons.confirmed, at })
  const line = { memberId, kind: 'ambassador', source: REWARD_SOURCE, key: String(id), yen } as const
  await addPayLine(tx, { ...line, description: `紹介報酬 No.${id}`, earnedAt: at })
  if (state !== 'paid') return
  const paidAt = await payWithFirstRun(tx, memberId, String(id))
  await setState(tx, id, { state, reason: reasons.paid, at: paidAt })
}
