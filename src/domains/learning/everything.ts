import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'
import { notesOf } from './notes/all-notes.ts'

const inside = '再生位置を数える仕組みの内部の値で、読める内容がありません。'

export const everything: Everything = {
  holds: {
    course_notes: {
      fate: 'erased',
      file: '学習/講座のメモ',
      rows: (me) => sql`
        select c.title as "講座", n.content as "メモ", n.saved_at as "保存" from course_notes n
        join courses c on c.id = n.course_id where n.member_id = ${me} order by n.course_id`,
    },
    curriculum_notes: {
      fate: 'erased',
      file: '学習/カリキュラムのメモ',
      rows: (me) => sql`
        select c.title as "カリキュラム", n.content as "メモ", n.saved_at as "保存" from curriculum_notes n
        join curriculums c on c.id = n.curriculum_id where n.member_id = ${me} order by n.curriculum_id`,
    },
    note_versions: {
      fate: 'erased',
      file: '学習/メモの以前の版',
      rows: (me) => sql`
        select coalesce(c.title, k.title) as "講座・カリキュラム", v.content as "メモ", v.saved_at as "保存" from note_versions v
        left join courses c on c.id = v.course_id left join curriculums k on k.id = v.curriculum_id
        where v.member_id = ${me} order by v.id`,
    },
    course_bookmarks: {
      fate: 'erased',
      file: '学習/お気に入りの講座',
      rows: (me) => sql`
        select c.title as "講座", b.added_at as "登録" from course_bookmarks b join courses c on c.id = b.course_id
        where b.member_id = ${me} order by b.added_at`,
    },
    lesson_bookmarks: {
      fate: 'erased',
      file: '学習/お気に入りのレッスン',
      rows: (me) => sql`
        select l.title as "レッスン", b.added_at as "登録" from lesson_bookmarks b join lessons l on l.id = b.lesson_id
        where b.member_id = ${me} order by b.added_at`,
    },
    chapter_completions: {
      fate: 'erased',
      file: '学習/完了したチャプター',
      rows: (me) => sql`
        select l.title as "レッスン", h.title as "チャプター", d.completed_at as "完了" from chapter_completions d
        join chapters h on h.id = d.chapter_id join lessons l on l.id = h.lesson_id
        where d.member_id = ${me} order by d.completed_at`,
    },
    lesson_completions: {
      fate: 'erased',
      file: '学習/完了したレッスン',
      rows: (me) => sql`
        select l.title as "レッスン", d.completed_at as "完了" from lesson_completions d
        join lessons l on l.id = d.lesson_id where d.member_id = ${me} order by d.completed_at`,
    },
    prime_completions: {
      fate: 'erased',
      file: '学習/完了した特別講座',
      rows: (me) => sql`
        select l.title as "レッスン", d.completed_at as "完了" from prime_completions d
        join prime_lessons l on l.id = d.prime_lesson_id where d.member_id = ${me} order by d.completed_at`,
    },
    course_completions: {
      fate: 'erased',
      file: '学習/完了した講座',
      rows: (me) => sql`
        select c.title as "講座", d.completed_at as "完了" from course_completions d join courses c on c.id = d.course_id
        where d.member_id = ${me} order by d.completed_at`,
    },
    certificates: {
      fate: 'erased',
      file: '学習/修了証書',
      rows: (me) => sql`
        select curriculum_title as "カリキュラム", member_name as "お名前", published_at as "発行" from certificates
        where member_id = ${me} order by published_at`,
    },
    curriculum_attendances: {
      fate: 'erased',
      file: '学習/受講中のカリキュラム',
      rows: (me) => sql`
        select c.title as "カリキュラム", a.started_at as "開始", a.updated_at as "最後の受講", a.removed_at as "一覧から外した日時"
        from curriculum_attendances a join curriculums c on c.id = a.curriculum_id
        where a.member_id = ${me} order by a.started_at`,
    },
    course_places: {
      fate: 'erased',
      file: '学習/講座の続き',
      rows: (me) => sql`
        select c.title as "講座", p.finished as "最後まで", p.updated_at as "最後の受講" from course_places p
        join courses c on c.id = p.course_id where p.member_id = ${me} order by p.updated_at`,
    },
    course_reviews: {
      fate: 'nameless',
      file: '学習/講座の感想',
      rows: (me) => sql`
        select c.title as "講座", r.rating as "星", r.content as "感想", r.written_at as "投稿" from course_reviews r
        join courses c on c.id = r.course_id where r.member_id = ${me} order by r.id`,
    },
    review_declines: {
      fate: 'erased',
      file: '学習/感想を書かないと選んだ講座',
      rows: (me) => sql`
        select c.title as "講座", d.declined_at as "日時" from review_declines d join courses c on c.id = d.course_id
        where d.member_id = ${me}`,
    },
    member_cache: {
      fate: 'erased',
      file: '学習/書きかけの内容',
      rows: (me) => sql`
        select ns as "場所", v as "内容", written_at as "保存" from member_cache where member_id = ${me} order by ns`,
    },
    study_days: {
      fate: 'erased',
      file: '学習/学習した日',
      rows: (me) => sql`
        select day as "日", seconds as "視聴した秒数" from study_days where member_id = ${me} order by day`,
    },
    watch_progress: {
      fate: 'erased',
      file: '学習/動画の視聴位置',
      rows: (me) => sql`
        select w.video_id as "動画", w.place_seconds as "位置（秒）", w.finished as "最後まで", w.updated_at as "最後の視聴"
        from watch_progress w where w.member_id = ${me} order by w.updated_at`,
    },
    watch_events: {
      fate: 'erased',
      file: '学習/動画の操作',
      rows: (me) => sql`
        select h.title as "チャプター", e.kind as "操作", e.at as "日時", e.elapse_time as "経過（秒）" from watch_events e
        left join chapters h on h.id = e.chapter_id where e.member_id = ${me} order by e.id`,
    },
    playbacks: { fate: 'erased', why: inside },
  },
  papers: notesOf,
}
