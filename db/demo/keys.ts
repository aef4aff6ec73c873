/** How many pages a course of the demo world shows of itself. */
export const SAMPLE_PAGES = 6

/** Where each picture, film and file of the demo world lies in the object store. */
export const keys = {
  cover: (key: string) => `public/covers/${key}.webp`,
  goal: (curriculum: string) => `public/goals/${curriculum}.webp`,
  skillPath: (place: number) => `public/skill-paths/${place}.webp`,
  portrait: (key: string) => `public/portraits/${key}.webp`,
  poster: (name: string) => `public/posters/${name}`,
  campaign: (name: string) => `public/campaigns/${name}.webp`,
  panel: (seed: number, shape: 'wide' | 'narrow') => `public/panels/${seed}-${shape}.webp`,
  checkPoint: (subject: string, variant: number) => `public/check-points/${subject}-${variant}.webp`,
  beforeAfter: (sample: number, side: 'before' | 'after') => `public/critique-samples/${sample}-${side}.webp`,
  work: (work: number, side: 'before' | 'after') => `private/correction-works/${work}-${side}.webp`,
  workLayer: (work: number) => `private/correction-works/${work}-layer.webp`,
  critic: (key: string, picture: string) => `public/correctional-teachers/${key}-${picture}.webp`,
  critiqueCampaign: (key: string, side: 'pc' | 'sp') => `public/correction-campaigns/${key}-${side}.webp`,
  studentCard: (member: string, side: 'front' | 'back') => `private/student-cards/${member}-${side}.jpg`,
  sampleSlides: (subject: string) => `public/sample-slides/${subject}`,
  slides: (subject: string) => `private/slides/${subject}`,
  film: (name: string) => `private/films/${name}`,
  material: (subject: string, kind: 'zip' | 'pdf') => `private/materials/${subject}.${kind}`,
  pose: (index: number) => `private/poses/demo-${index}.svg`,
  illustReport: (index: number) => `private/illust-reports/demo-${index}.webp`,
  contestWork: (contest: number, place: number) => `private/contest-works/demo-${contest}-${place}.webp`,
  target: (subject: string) => `public/targets/${subject}.webp`,
  practiceLog: (index: number) => `private/practice-logs/demo-${index}.jpg`,
  finalWork: (member: string, curriculum: string) => `private/final-works/${member}-${curriculum}.jpg`,
}
