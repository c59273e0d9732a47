/** An official letter is in Bengali in both languages of the site, as on paper. */
export const letterPaperWords = {
  government: 'গণপ্রজাতন্ত্রী বাংলাদেশ সরকার',
  memoNumber: 'স্মারক নম্বর:',
  date: 'তারিখ:',
  bangla: (date: string) => `${date} বঙ্গাব্দ`,
  christian: (date: string) => `${date} খ্রিষ্টাব্দ`,
  subject: 'বিষয়:',
  /** A subject ends like a sentence. */
  ended: (title: string) => (/[।?!.]$/.test(title) ? title : `${title}।`),
  enclosed: (count: string) => `সংযুক্তি: ${count}টি`,
  signed: 'স্বাক্ষরিত/-',
  phone: (number: string) => `ফোন: ${number}`,
  copies: 'সদয় অবগতি ও প্রয়োজনীয় ব্যবস্থা গ্রহণের জন্য অনুলিপি প্রেরণ করা হলো (জ্যেষ্ঠতার ক্রমানুসারে নয়):',
}
