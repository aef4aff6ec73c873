/** Where each picture and file that the school does not bring itself lies in the object store. */
export const keys = {
  campaign: (name: string) => `public/campaigns/${name}.webp`,
  beforeAfter: (sample: number, side: 'before' | 'after') => `public/critique-samples/${sample}-${side}.webp`,
  work: (work: number, side: 'before' | 'after') => `private/correction-works/${work}-${side}.webp`,
  workLayer: (work: number) => `private/correction-works/${work}-layer.webp`,
  critic: (key: string, picture: string) => `public/correctional-teachers/${key}-${picture}.webp`,
  critiqueCampaign: (key: string, side: 'pc' | 'sp') => `public/correction-campaigns/${key}-${side}.webp`,
  studentCard: (member: string, side: 'front' | 'back') => `private/student-cards/${member}-${side}.jpg`,
  pose: (index: number) => `private/poses/demo-${index}.svg`,
  illustReport: (index: number) => `private/illust-reports/demo-${index}.webp`,
  contestWork: (contest: number, place: number) => `private/contest-works/demo-${contest}-${place}.webp`,
  practiceLog: (index: number) => `private/practice-logs/demo-${index}.jpg`,
  finalWork: (member: string, curriculum: string) => `private/final-works/${member}-${curriculum}.jpg`,
}
