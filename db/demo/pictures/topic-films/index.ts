import { specials } from '../../catalogue/specials.ts'
import { angles, type Topic } from '../../catalogue/theme.ts'
import { themeOf, themes } from '../../catalogue/themes/index.ts'
import type { LessonLooks } from '../step-films/looks.ts'
import type { StepFilm } from '../step-films/steps.ts'
import { air } from './air.ts'
import { balloons } from './balloons.ts'
import { black } from './black.ts'
import { brushes } from './brushes.ts'
import { camera } from './camera.ts'
import { celPaint } from './cel-paint.ts'
import { characterDesign } from './character-design.ts'
import { colorScheme } from './color-scheme.ts'
import { colorTools } from './color-tools.ts'
import { costume } from './costume.ts'
import { daylight } from './daylight.ts'
import { dialogue } from './dialogue.ts'
import { effectLines } from './effect-lines.ts'
import { expression } from './expression.ts'
import { eyes } from './eyes.ts'
import { figureGround } from './figure-ground.ts'
import { firstBackground } from './first-background.ts'
import { firstBox } from './first-box.ts'
import { firstChibi } from './first-chibi.ts'
import { firstPage } from './first-page.ts'
import { flowers } from './flowers.ts'
import { folds } from './folds.ts'
import { food } from './food.ts'
import { foot } from './foot.ts'
import { fourPanel } from './four-panel.ts'
import { gesture } from './gesture.ts'
import { hairFlow } from './hair-flow.ts'
import { handActing } from './hand-acting.ts'
import { hand } from './hand.ts'
import { headAngle } from './head-angle.ts'
import { interior } from './interior.ts'
import { layers } from './layers.ts'
import { limbs } from './limbs.ts'
import { lineArt } from './line-art.ts'
import { nightStreet } from './night-street.ts'
import { onePoint } from './one-point.ts'
import { panels } from './panels.ts'
import { plot } from './plot.ts'
import { profile } from './profile.ts'
import { proportion } from './proportion.ts'
import { rocksGround } from './rocks-ground.ts'
import { roughToFinish } from './rough-to-finish.ts'
import { screentone } from './screentone.ts'
import { selection } from './selection.ts'
import { shinyThings } from './shiny-things.ts'
import { skinColor } from './skin-color.ts'
import { thickPaint } from './thick-paint.ts'
import { threePoint } from './three-point.ts'
import { torso } from './torso.ts'
import { townscape } from './townscape.ts'
import { trees } from './trees.ts'
import { twoPeople } from './two-people.ts'
import { twoPoint } from './two-point.ts'
import { water } from './water.ts'
import { webtoon } from './webtoon.ts'
import { drawingsOfCourses } from './of-courses.ts'
import { slipsFilm, type TopicDrawing, topicFilm, topicLooks } from './topic.ts'

/** How the four topics of each theme are drawn. */
const drawings: Readonly<Record<string, readonly TopicDrawing[]>> = {
  air,
  balloons,
  black,
  brushes,
  camera,
  'cel-paint': celPaint,
  'character-design': characterDesign,
  'color-scheme': colorScheme,
  'color-tools': colorTools,
  costume,
  daylight,
  dialogue,
  'effect-lines': effectLines,
  expression,
  eyes,
  'figure-ground': figureGround,
  'first-background': firstBackground,
  'first-box': firstBox,
  'first-chibi': firstChibi,
  'first-page': firstPage,
  flowers,
  folds,
  food,
  foot,
  'four-panel': fourPanel,
  gesture,
  'hair-flow': hairFlow,
  'hand-acting': handActing,
  hand,
  'head-angle': headAngle,
  interior,
  layers,
  limbs,
  'line-art': lineArt,
  'night-street': nightStreet,
  'one-point': onePoint,
  panels,
  plot,
  profile,
  proportion,
  'rocks-ground': rocksGround,
  'rough-to-finish': roughToFinish,
  screentone,
  selection,
  'shiny-things': shinyThings,
  'skin-color': skinColor,
  'thick-paint': thickPaint,
  'three-point': threePoint,
  torso,
  townscape,
  trees,
  'two-people': twoPeople,
  'two-point': twoPoint,
  water,
  webtoon,
}

const four = (course: string, first: number) => [0, 1, 2, 3].map((at) => `${course}-${first + at}`)
/** Topics whose films were made for a course of their theme: they lie under the names of its lessons or chapters. */
const filmedBefore: Readonly<Record<string, readonly string[]>> = {
  animals: four('animals-build', 1),
  balance: four('balance-fix', 2),
  clouds: four('clouds-drill', 1),
  'first-face': ['1-3', '2-2', '3-1', '4-2'].map((chapter) => `first-face-build-${chapter}`),
  'hair-style': four('hair-style-drill', 1),
}

const ofThemes = themes.flatMap((theme) =>
  (drawings[theme.key] ?? []).map((drawing, at) => ({
    ...{ theme, drawing, topic: theme.topics[at]!, name: `${theme.key}-${at + 1}` },
  })),
)

/** Courses that have topics of their own, all or a few. */
const owners = [
  ...themes.flatMap((theme) =>
    theme.courses.map(({ swaps }, at) => ({ key: `${theme.key}-${angles[at]}`, theme, topics: { ...swaps } })),
  ),
  ...specials.map(({ key, theme, topics, swaps }) => ({
    ...{ key, theme: themeOf(theme), topics: { ...topics, ...swaps } },
  })),
]

const ofCourses = owners.flatMap(({ key, theme, topics }) =>
  (drawingsOfCourses[key] ?? []).flatMap((drawing, at) =>
    drawing ? [{ theme, drawing, topic: topics[at]!, name: `${key}-topic-${at + 1}` }] : [],
  ),
)

const drawn = [...ofThemes, ...ofCourses]

const names: ReadonlyMap<Topic, string> = new Map([
  ...drawn.map(({ topic, name }) => [topic, name] as const),
  ...themes.flatMap(({ key, topics }) => (filmedBefore[key] ?? []).map((name, at) => [topics[at]!, name] as const)),
])

/** Under which name lies the film of a topic, where there is one. */
export const topicFilmOf = (topic: Topic) => names.get(topic)

/** What a course that mends begins with: the mistakes of its four topics. */
const slipsFilms = [
  ...themes.map((theme) => ({ name: `${theme.key}-fix-1`, theme, drawn: drawings[theme.key] ?? [] })),
  ...specials.flatMap(({ key, angle, theme, topics }) =>
    angle === 'fix' && topics
      ? [
          {
            name: `${key}-1`,
            theme: { ...themeOf(theme), topics },
            drawn: drawingsOfCourses[key] ?? [],
          },
        ]
      : [],
  ),
]
  .filter((one) => one.drawn.length === 4)
  .map(({ name, theme, drawn: four }) =>
    slipsFilm(
      name,
      theme,
      four.map((one) => one!),
    ),
  )

export const topicFilms: readonly StepFilm[] = [
  ...drawn.map(({ name, theme, topic, drawing }) => topicFilm(name, theme, topic, drawing)),
  ...slipsFilms,
]

export const looksOfTopics: Readonly<Record<string, LessonLooks>> = Object.fromEntries(
  drawn.map(({ name, drawing }) => [name, topicLooks(name, drawing)]),
)
