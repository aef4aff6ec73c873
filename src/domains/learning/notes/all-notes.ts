import { fileName, type Paper } from '#platform/holdings.ts'
import type { House } from '#platform/house.ts'
import { formatMoment } from '#platform/tokyo.ts'

type Note = { id: number; title: string; content: string; savedAt: Date }

/** Each note as Markdown under the title of what it is about. */
export async function* notesOf({ db }: House, memberId: number): AsyncIterable<Paper> {
  const courses = await db
    .selectFrom('course_notes as n')
    .innerJoin('courses as c', 'c.id', 'n.course_id')
    .select(['c.id', 'c.title', 'n.content', 'n.saved_at as savedAt'])
    .where('n.member_id', '=', memberId)
    .orderBy('c.id')
    .execute()
  for (const note of courses) yield asMarkdown('学習/メモ/講座', note)
  const curriculums = await db
    .selectFrom('curriculum_notes as n')
    .innerJoin('curriculums as c', 'c.id', 'n.curriculum_id')
    .select(['c.id', 'c.title', 'n.content', 'n.saved_at as savedAt'])
    .where('n.member_id', '=', memberId)
    .orderBy('c.id')
    .execute()
  for (const note of curriculums) yield asMarkdown('学習/メモ/カリキュラム', note)
}

const asMarkdown = (folder: string, { id, title, content, savedAt }: Note): Paper => ({
  path: `${folder}${id}_${fileName(title)}.md`,
  at: savedAt,
  text: `# ${title}\n\n${formatMoment(savedAt)} 保存\n\n${content}\n`,
})
