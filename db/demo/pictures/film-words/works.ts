import { upAndBack } from '../step-films/head-angle-work.ts'
import { timelineOf } from '../step-films/timeline.ts'
import type { WorkWords } from './words.ts'
import { backgroundWorks } from './works-background.ts'
import { backgroundWorksToo } from './works-background-more.ts'
import { otherWorks } from './works-other.ts'
import { otherWorksToo } from './works-other-more.ts'
import { characterWorks } from './works-character.ts'
import { characterWorksToo } from './works-character-more.ts'
import { characterWorksMore } from './works-character-further.ts'
import { mangaWorks } from './works-manga.ts'
import { mangaWorksToo } from './works-manga-more.ts'

/** What its steps draw, one after the other. */
const upAndBackParts = [
  '左の球',
  '右の球',
  '左の切り口',
  '右の切り口',
  '左の傾き',
  '右の十字',
  '耳の目印',
  '左の耳',
  '右の耳',
  '顔の前の面',
  '顔の横の面',
  '左の目の輪',
  '右の目の輪',
  '鼻と口の輪',
  '目と眉',
  'あごの裏',
  '眉横のくぼみ',
  '頬骨',
  '口もととあご',
  '首の後ろ',
  '首の前',
  '首の筋',
  '肩と腕',
  'ペンの横顔',
  '右の輪郭',
  '首の前の線',
  '筋の線',
  '髪と服',
  '背景の色',
  '肌と髪の色',
  'あごの影',
  '首の影',
  '髪の影',
  '仕上がり',
]
const upAndBackWords: WorkWords = timelineOf(upAndBack).cues.map(({ from, text }, at) => [
  from / upAndBack.seconds,
  upAndBackParts[at]!,
  text,
])

/** What is said in the film of each work. */
export const workWords: Readonly<Record<string, WorkWords>> = {
  [upAndBack.name]: upAndBackWords,
  ...backgroundWorks,
  ...backgroundWorksToo,
  ...otherWorks,
  ...otherWorksToo,
  ...characterWorks,
  ...characterWorksToo,
  ...characterWorksMore,
  ...mangaWorks,
  ...mangaWorksToo,
}
