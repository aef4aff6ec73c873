/** What the wall should be: as plain as can be said, with no database. */
export type ModelComment = { id: number; by: number; hidden: boolean }
export type ModelReport = {
  id: number
  by: number
  open: boolean
  takesComments: boolean
  hidden: boolean
  likes: Set<number>
  /** As they were said, the oldest first. */
  comments: ModelComment[]
}
export type Viewer = { id: number | null; isStaff: boolean }

export class CommunityModel {
  reports: ModelReport[] = []
  readonly blocks = new Set<string>()
  readonly left = new Set<number>()

  block = (one: number, other: number) => void this.blocks.add(`${one}-${other}`)
  isBetween = (one: number | null, other: number) =>
    one !== null && (this.blocks.has(`${one}-${other}`) || this.blocks.has(`${other}-${one}`))

  /** Open, not hidden and without a block it is for everybody; else for its author and staff. */
  maySee = (report: ModelReport, { id, isStaff }: Viewer) =>
    id === report.by || isStaff || (report.open && !report.hidden && !this.isBetween(id, report.by))

  /** The wall shows nothing to staff either that is not for everybody. */
  wallOf = ({ id }: Viewer) =>
    this.reports
      .filter((report) => report.open && !report.hidden && !this.isBetween(id, report.by))
      .map((report) => report.id)
      .toReversed()

  commentsOf = (report: ModelReport, { id, isStaff }: Viewer) =>
    report.comments
      .filter(({ by, hidden }) => isStaff || by === id || (!hidden && !this.isBetween(id, by)))
      .map((comment) => comment.id)
      .toReversed()

  /** Their reports and likes go; what they said to others stays. */
  leave(member: number) {
    this.left.add(member)
    this.reports = this.reports.filter(({ by }) => by !== member)
    for (const { likes } of this.reports) likes.delete(member)
    for (const block of this.blocks) if (block.split('-').includes(String(member))) this.blocks.delete(block)
  }
}
