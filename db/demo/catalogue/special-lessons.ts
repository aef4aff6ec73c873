import type { DemoChapter, DemoCourse, DemoLesson } from './shape.ts'

/** What only one course has: a lone chapter, a film that starts later or is missing. */
export function withRareLessons(course: DemoCourse): DemoCourse {
  if (course.key === 'special-single-chapter') return { ...course, lessons: loneChapter(course) }
  if (course.key === 'special-start-point') return { ...course, lessons: startingLater(course) }
  if (course.key === 'special-missing-film') return { ...course, lessons: filmLost(course) }
  return course
}

function loneChapter({ lessons }: DemoCourse) {
  const { topic: _, ...first } = lessons[0]!
  return [
    {
      ...first,
      title: '毎朝の線画ウォームアップ',
      description:
        '肩、ひじ、手首の順に、長い線から短い線へ10本ずつ引きます。先に始まりと終わりの印を打ち、引くあいだは終わりの印から目を離さないようにしましょう。',
      trainingTitle: '三種類の線10本ずつ',
      trainingDetail: '肩、ひじ、手首の線を、印から印へ10本ずつ引きます。',
      checkPoints: [
        { description: '線の始まりと終わりを決めてから引けている' },
        { description: '昨日の線と並べて違いを言葉にしてある' },
      ],
      chapters: [{ title: '肩・ひじ・手首で引く三種類の線', slidePages: 1 }],
    },
  ]
}

const startingLater = ({ lessons }: DemoCourse) =>
  lessons.map((lesson, index) =>
    withFirst(lesson, index < 2 ? { startPoint: 12 + index * 10 } : index === 2 ? { unspoken: true } : {}),
  )

const filmLost = ({ lessons }: DemoCourse) =>
  lessons.map((lesson, index) => withFirst(lesson, index === 1 ? { filmMissing: true } : {}))

const withFirst = (lesson: DemoLesson, more: Partial<DemoChapter>): DemoLesson => ({
  ...lesson,
  chapters: lesson.chapters.map((chapter, place) => (place === 0 ? { ...chapter, ...more } : chapter)),
})
