import type { CoursePageData } from './read-course.server.ts'

/** What search engines read of a course: schema.org's Course. */
export function courseData({ course }: Pick<CoursePageData, 'course'>, school: { siteName?: string; origin?: string }) {
  const provider = { '@type': 'Organization', name: school.siteName, sameAs: school.origin }
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.description || course.title,
    inLanguage: 'ja',
    provider,
    offers:
      course.singlePriceYen === null
        ? { '@type': 'Offer', category: 'Subscription' }
        : { '@type': 'Offer', category: 'Paid', price: course.singlePriceYen, priceCurrency: 'JPY' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${Math.max(1, Math.round(course.videoSeconds / 60))}M`,
      instructor: course.teachers.map(({ name }) => ({ '@type': 'Person', name })),
    },
  }
}
