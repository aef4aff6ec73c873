import type { DemoCourse } from './shape.ts'

/** What only one course has: a lone chapter, a film that starts later or is missing. */
export function withRareLessons(course: DemoCourse): DemoCourse {
  if (course.key === 'special-single-chapter') return { ...course, lessons: loneChapter(course) }
  if (course.key === 'special-start-point') return { ...course, lessons: startingLater(course) }
  if (course.key === 'special-missing-film') return { ...course, lessons: filmLost(course) }
  return course
}

function loneChapter({ lessons }: DemoCourse) {
  const first = lessons[0]!
  return [
    {
      ...first,
      title: '毎朝の線画ウォームアップ',
      description:
        '肩、ひじ、手首の順に、長い線から短い線へ10本ずつ引きます。速さはそろえず、線の終わりまで目を離さないようにしましょう。',
      trainingTitle: '三種類の線10本ずつ',
      trainingDetail: '肩、ひじ、手首の線を10本ずつ引きます。',
      checkPoints: [
        { description: '線の始まりと終わりを決めてから引けている' },
        { description: '昨日の線と並べて違いを言葉にしてある' },
      ],
      chapters: [{ title: '肩・ひじ・手首で引く三種類の線', film: 'finish' as const, slidePages: 1 }],
    },
  ]
}

function startingLater({ lessons }: DemoCourse) {
  return lessons.map((lesson, index) => ({
    ...lesson,
    chapters: lesson.chapters.map((chapter, place) =>
      place === 0 && index < 2
        ? { ...chapter, startPoint: 12 + index * 10 }
        : place === 1 && index === 0
          ? { ...chapter, unspoken: true as const }
          : chapter,
    ),
  }))
}

function filmLost({ lessons }: DemoCourse) {
  return lessons.map((lesson, index) => ({
    ...lesson,
    chapters: lesson.chapters.map((chapter, place) =>
      index === 1 && place === 1 ? { ...chapter, filmMissing: true as const } : chapter,
    ),
  }))
}
