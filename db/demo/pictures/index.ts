export { beforeAfterSvg, penLayerSvg, penMarksOf, type Correction, type Slip } from './before-after-svg.ts'
export { type Banner, bannerNames, bannerSvg, firstPageSvg } from './banners/index.ts'
export { campaignSvg, type CampaignThing } from './campaign-svg.ts'
export { certificateSvg } from './certificate-svg.ts'
export { checkPointSvg } from './check-point-svg.ts'
export { criticSampleSvg, type SampleKind } from './critic-sample-svg.ts'
export { coverScenes } from './covers/scenes.ts'
export { goalScenes } from './covers/goal-scenes.ts'
export { waySteps, waySvg } from './way/way-svg.ts'
export { lessonScenes } from './covers/lesson-scenes.ts'
export { STAGES } from './covers/how-far.ts'
export { coverSvg } from './covers/svg.ts'
export { type EmptyState, emptyStates, emptyStateSvg } from './empty-state-svg.ts'
export { panelHeadSvg } from './panel-head-svg.ts'
export { homeTab } from './picture.ts'
export { type Face, portraitSvg } from './portrait-svg.ts'
export { raster } from './raster.ts'
export { DECK_PAGES, drawDeck } from './deck.ts'
export { filmedDrawing } from './filmed-drawing.ts'
export { slideSvg } from './slide-svg.ts'
export {
  filmPictureSvg,
  lessonsWithLooks,
  looksOf,
  lookSvg,
  samplesOf,
  stepSlideSvg,
  topicsWithLooks,
} from './step-films/stills.ts'
export { growthSvg } from './work-film.ts'
export { workStageSvg } from './step-films/works.ts'
export { studentCardSvg } from './student-card-svg.ts'
export { captionsOf, type Told } from './captions.ts'
export { type Line, linesOf } from './film-words/index.ts'
export { type Subject, subjects } from './subjects.ts'
export type { Tab } from './tones.ts'
