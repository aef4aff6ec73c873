import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseMember } from '#domains/accounts/index.ts'
import type { Actor, Ask } from '#platform/ask.ts'
import { Refusal } from '#platform/refusal.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { HISTORIES_TIMEOUT, liveHistories } from '#test/histories.ts'
import { CommunityModel, type ModelReport, type Viewer } from '#test/community/model.ts'
import { insertBlock } from './blocks/queries.ts'
import { removeComment } from './comments/actions/delete-comment.ts'
import { mark as markComment } from './comments/moderated.ts'
import { insertComment } from './comments/queries.ts'
import { mustTakeComments } from './comments/actions/post-comment.ts'
import { readComments } from './comments/shown.ts'
import { leaving } from './leaving.ts'
import { deleteLike, insertLike, readLiked } from './likes/queries.ts'
import { readWall } from './read-wall.server.ts'
import { removeReport } from './reports/actions/change-report.ts'
import { mark as markReport } from './reports/moderated.ts'
import { mustSee } from './reports/must-see.ts'
import { countBlocked, countOpened, insertReport } from './reports/queries.ts'
import { readReport } from './reports/read-report.server.ts'

const MEMBERS = 20

let fresh: FreshHouse
let staff: Actor
let visitor: Ask
const people: Actor[] = []
beforeAll(async () => {
  fresh = await freshHouse()
  staff = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
  staff = { ...staff, member: { ...staff.member, secondFactorUntil: new Date(Date.now() + 86_400_000) } }
  visitor = fresh.visitor()
  for (let at = 0; at < MEMBERS; at++) people.push(await newcomer())
})
afterAll(() => fresh.close())

const newcomer = async () => fresh.actorFor(await fresh.newMember())
const inTx = <T>(work: Parameters<ReturnType<FreshHouse['db']['transaction']>['execute']>[0]) =>
  fresh.db.transaction().execute(work) as Promise<T>

const who = fc.nat(MEMBERS - 1)
const which = fc.nat(9)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('post' as const), who, open: fc.boolean(), takes: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constantFrom('say' as const, 'like' as const, 'unlike' as const), who, which }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('hide' as const, 'hide-word' as const), which, on: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('delete' as const, 'take-back' as const), who, which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('block' as const), who, whom: who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('leave' as const), who }) },
)
type Step = (typeof step extends fc.Arbitrary<infer T> ? T : never) & {
  who?: number
  which?: number
  whom?: number
  on?: boolean
  open?: boolean
  takes?: boolean
}

let key = 0
/** A second between any two of them, so that newest first is one order. */
const tick = () => {
  fresh.clock.forward(1_000)
  return fresh.clock.now()
}
/** What was refused changes nothing; anything else that is thrown is a fault. */
const done = (work: Promise<unknown>) =>
  work.then(
    () => true,
    (why: unknown) => {
      if (why instanceof Refusal) return false
      throw why
    },
  )

async function post(model: CommunityModel, { member }: Actor, { open = true, takes = true }: Step) {
  const picture = { image_key: `history/${++key}`, small_key: `history/${key}-small`, width: 4, height: 3 }
  const words = { title: `絵${key}`, content: '試し', status: open ? 'opened' : 'closed' } as const
  const id = await inTx<number>((tx) =>
    insertReport(tx, {
      ...{ member_id: member.id, ...words, ...picture, comment_status: takes ? 'accepted' : 'refused' },
      ...{ lesson_id: null, theme: null, posted_at: tick(), send_key: null, waits_since: null },
      ...{ fingerprint: `history-${key}`, likeness: '0'.repeat(64) },
    }),
  )
  const made = { id, by: member.id, open, takesComments: takes, hidden: false }
  model.reports.push({ ...made, likes: new Set(), comments: [] })
}

async function say(model: CommunityModel, actor: Actor, report: ModelReport) {
  const rest = { image_key: null, width: null, height: null, send_key: null, fingerprint: null, likeness: null }
  let id = 0
  const isSaid = await done(
    inTx(async (tx) => {
      await mustTakeComments(tx, actor, report.id)
      const words = { report_id: report.id, member_id: actor.memberId, content: 'いいですね', posted_at: tick() }
      id = (await insertComment(tx, { ...words, ...rest, waits_since: null }))!
    }),
  )
  expect(isSaid).toBe(model.maySee(report, { id: actor.memberId, isStaff: false }) && report.takesComments)
  if (isSaid) report.comments.push({ id, by: actor.memberId, hidden: false })
}

async function like(model: CommunityModel, actor: Actor, { report, on }: { report: ModelReport; on: boolean }) {
  const { memberId } = actor
  const it = { reportId: report.id, memberId, now: tick() }
  const isSeen = await done(mustSee(actor, report.id))
  expect(isSeen).toBe(model.maySee(report, { id: memberId, isStaff: false }))
  if (!isSeen) return
  if (on) {
    await insertLike(fresh.db, it)
    report.likes.add(memberId)
  } else {
    const { goodId } = await readLiked(fresh.db, report.id, memberId)
    expect(goodId !== null).toBe(report.likes.has(memberId))
    if (goodId !== null) await deleteLike(fresh.db, { ...it, id: goodId })
    report.likes.delete(memberId)
  }
}

async function hide(report: ModelReport, { does, on = true }: Step) {
  const hidden_at = on ? tick() : null
  const [comment] = report.comments
  if (does === 'hide') {
    await inTx((tx) => markReport(tx, report.id, { hidden_at }))
    report.hidden = on
  } else if (comment) {
    await inTx((tx) => markComment(tx, comment.id, { hidden_at }))
    comment.hidden = on
  }
}

async function remove(model: CommunityModel, actor: Actor, { report, does }: { report: ModelReport; does: string }) {
  if (does === 'delete') {
    const isGone = await done(removeReport(actor, report.id))
    expect(isGone).toBe(report.by === actor.memberId)
    if (isGone) model.reports = model.reports.filter(({ id }) => id !== report.id)
    return
  }
  const comment = report.comments.at(-1)
  if (!comment) return
  const isGone = await done(removeComment(actor, comment.id))
  expect(isGone).toBe(comment.by === actor.memberId || report.by === actor.memberId)
  if (isGone) report.comments = report.comments.filter(({ id }) => id !== comment.id)
}

async function leave(model: CommunityModel, at: number) {
  const { memberId, member } = people[at]!
  await inTx(async (tx) => {
    await leaving.erase!(tx, fresh.house, member)
    await eraseMember(fresh.house, tx, memberId)
  })
  model.leave(memberId)
  people[at] = await newcomer()
}

async function live(model: CommunityModel, it: Step) {
  const actor = people[it.who ?? 0]!
  const report = model.reports[(it.which ?? 0) % Math.max(1, model.reports.length)]
  if (it.does === 'post') return post(model, actor, it)
  if (it.does === 'leave') return leave(model, it.who!)
  if (it.does === 'block') {
    const blocked = people[it.whom!]!.memberId
    if (blocked === actor.memberId) return
    await inTx((tx) => insertBlock(tx, { memberId: actor.memberId, blockedId: blocked, now: tick() }))
    return model.block(actor.memberId, blocked)
  }
  if (!report) return
  if (it.does === 'say') await say(model, actor, report)
  if (it.does === 'like' || it.does === 'unlike') await like(model, actor, { report, on: it.does === 'like' })
  if (it.does === 'hide' || it.does === 'hide-word') await hide(report, it)
  // Every other time it is its author who asks, else hardly anything would ever go.
  const asks = it.who! % 2 === 0 ? (people.find(({ memberId }) => memberId === report.by) ?? actor) : actor
  if (it.does === 'delete' || it.does === 'take-back') await remove(model, asks, { report, does: it.does })
}

/** The wall, each report and what was said to it, as one of them finds them. */
async function compare(model: CommunityModel, ask: Ask, report: ModelReport | undefined) {
  const viewer: Viewer = { id: ask.member?.id ?? null, isStaff: ask.member?.isStaff ?? false }
  const wall = await readWall(ask)
  const shown = model.wallOf(viewer)
  // What is counted for everybody is kept for a while; here it is asked for anew.
  const notTheirs = viewer.id === null ? 0 : await countBlocked(fresh.db, null, viewer.id)
  const total = (await countOpened(fresh.db, null)) - notTheirs
  expect([wall.reports.map(({ id }) => id), total]).toEqual([shown.slice(0, 20), shown.length])
  for (const { id, goods } of wall.reports) expect(goods).toBe(model.reports.find((one) => one.id === id)!.likes.size)
  if (!report) return
  const isSeen = await done(readReport(ask, report.id))
  expect(isSeen).toBe(model.maySee(report, viewer))
  if (!isSeen) return
  const said = await readComments(ask, { id: report.id, member_id: report.by }, 1)
  expect(said.map(({ id }) => id)).toEqual(model.commentsOf(report, viewer).slice(0, 10))
  const { goodsCount, isLiked } = await readLiked(fresh.db, report.id, viewer.id)
  expect([goodsCount, isLiked]).toEqual([report.likes.size, viewer.id !== null && report.likes.has(viewer.id)])
}

it(
  'shows visitor, author, another member and staff what a plain model says, whatever twenty members did before',
  async () => {
    await liveHistories(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 24, size: 'max' }),
        who,
        which,
        async (steps, other, at) => {
          await fresh.db.deleteFrom('illust_reports').execute()
          await fresh.db.deleteFrom('member_blocks').execute()
          const model = new CommunityModel()
          for (const it of steps) await live(model, it)
          const report = model.reports[at % Math.max(1, model.reports.length)]
          const author = people.find(({ memberId }) => memberId === report?.by)
          for (const ask of [visitor, people[other]!, staff, ...(author ? [author] : [])])
            await compare(model, { ...ask, now: fresh.clock.now(), pageTags: new Set(), pageTurns: [] }, report)
        },
      ),
      { least: 11, most: 1_000 },
    )
  },
  HISTORIES_TIMEOUT,
)
