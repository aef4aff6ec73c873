import { type Level, levelLabels } from '#ui/levels.ts'

export const surveyKinds = ['checkbox', 'radio'] as const
export type SurveyKind = (typeof surveyKinds)[number]
export const kindNames: Record<SurveyKind, string> = { checkbox: 'いくつでも選べる', radio: '1つだけ選べる' }

export const memberLevels = Object.keys(levelLabels) as [Level, ...Level[]]

/** What a level means, in the words of who chooses it. */
export const levelWords: Record<Level, string> = {
  entry: 'これから描きはじめる',
  beginner: '描いたことはあるけれど、思いどおりにはならない',
  intermediate: '1枚を仕上げられる。もっと魅力を出したい',
  advanced: '人に見せる作品をつくっている',
}

/** A step of the survey as its page shows it. */
export type SurveyStep = {
  id: number
  surveyType: SurveyKind
  title: string
  masterFirstSurveyOptions: { id: number; title: string; checked: boolean }[]
  hasCheckedOption: boolean
}

/** For so many days after joining a member is invited on the top page. */
const INVITED_DAYS = 30

type Joined = { joinedAt: Date; level: Level | null; putOffSurvey: boolean; isStaff: boolean }

/** The invitation is for who has just come, and goes when it was answered or put off. */
export const isInvited = ({ joinedAt, level, putOffSurvey, isStaff }: Joined, now: Date): boolean =>
  !isStaff && level === null && !putOffSurvey && now.getTime() - joinedAt.getTime() < INVITED_DAYS * 86_400_000

export const QUESTION_MAX = 60
export const OPTION_MAX = 40
