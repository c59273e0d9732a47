import { forEachKey, TEXT_PAGES } from '../../content.ts'
import type { Site } from './schema.ts'

/** The texts of a new site. They are true for every government school. */
export const defaultSite: Site = {
  schoolName: 'সরকারি বালিকা উচ্চ বিদ্যালয়',
  schoolNameEnglish: 'Government Girls’ High School',
  place: '',
  placeEnglish: '',
  established: '',
  eiin: '',
  board: '',
  boardEnglish: '',
  phone: '',
  officeHours: '',
  officeHoursEnglish: '',
  directions: '',
  mapUrl: '',
  headTeacherName: '',
  headTeacherNameEnglish: '',
  headTeacherDesignation: 'প্রধান শিক্ষক',
  headTeacherDesignationEnglish: 'Head Teacher',
  headTeacherMessage: '',
  ...forEachKey(TEXT_PAGES, () => ''),
  jubileeTitle: '',
  jubileeText: '',
  weeklyHolidays: [5, 6],
  hotlines: [
    { number: '333', label: 'তথ্য ও সেবা', labelEnglish: 'Information and services' },
    { number: '999', label: 'জরুরি সেবা', labelEnglish: 'Emergency' },
    { number: '109', label: 'নারী ও শিশু', labelEnglish: 'Women and children' },
    { number: '1098', label: 'শিশু সহায়তা', labelEnglish: 'Child helpline' },
  ],
  officialLinks: [
    {
      url: 'https://bangladesh.gov.bd/',
      label: 'জাতীয় তথ্য বাতায়ন',
      labelEnglish: 'National Portal',
    },
    {
      url: 'https://shed.gov.bd/',
      label: 'শিক্ষা মন্ত্রণালয়',
      labelEnglish: 'Ministry of Education',
    },
    {
      url: 'https://dshe.gov.bd/',
      label: 'মাধ্যমিক ও উচ্চশিক্ষা অধিদপ্তর (মাউশি)',
      labelEnglish: 'Directorate of Secondary and Higher Education',
    },
    {
      url: 'https://dhakaeducationboard.gov.bd/',
      label: 'শিক্ষা বোর্ড',
      labelEnglish: 'Education Board',
    },
    {
      url: 'https://nctb.gov.bd/',
      label: 'জাতীয় শিক্ষাক্রম ও পাঠ্যপুস্তক বোর্ড (NCTB)',
      labelEnglish: 'National Curriculum and Textbook Board',
    },
    {
      url: 'https://banbeis.gov.bd/',
      label: 'ব্যানবেইস (BANBEIS)',
      labelEnglish: 'BANBEIS',
    },
    {
      url: 'https://eboardresults.com/',
      label: 'শিক্ষা বোর্ডের ফলাফল',
      labelEnglish: 'Education Board results',
    },
  ],
  attendanceUrl: '',
  paymentUrl: '',
  publicResultUrl: '',
  internalResultUrl: '',
  technicalSupport: '',
  implementation: '',
}
