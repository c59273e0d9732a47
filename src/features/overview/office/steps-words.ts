import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const stepsWords = inBothLanguages({
  title: ['সাইট চালু করতে ছয় ধাপ', 'Six steps to your site'],
  progress: [
    (done, left) => `${done === '০' ? '' : `${done}টি হয়েছে, `}${left}টি বাকি`,
    (done, left) => (done === '0' ? `${left} to do` : `${done} done, ${left} to do`),
  ],
  states: {
    done: ['হয়েছে', 'Done'],
    half: ['চলছে', 'Begun'],
    left: ['বাকি', 'To do'],
  },
  titles: {
    school: ['বিদ্যালয়ের নাম, ঠিকানা ও ফোন', 'Name, address and telephone'],
    people: ['শিক্ষক ও কর্মচারী', 'Teachers and staff'],
    counts: ['শিক্ষার্থী সংখ্যা', 'Numbers of students'],
    glance: ['এক নজরে বিদ্যালয়', 'The school at a glance'],
    notice: ['প্রথম নোটিশ', 'The first notice'],
    board: [
      'তথ্য বোর্ড: অভিযোগ কর্মকর্তা ও কমিটি',
      'Information board: complaint officer and committee',
    ],
  },
  details: {
    school: {
      done: ['', ''],
      half: ['নাম আর ঠিকানা, দুটিই লাগে', 'Both the name and the address are needed'],
      left: ['এখানে একবার লিখলে পুরো সাইটে বসে যায়', 'Written here once, the whole site shows it'],
    },
    people: {
      done: [(count) => `${count} জন লেখা হয়েছে`, (count) => counted(count, 'person', 'people')],
      half: [
        (count) => `${count} জন লেখা হয়েছে; প্রধান শিক্ষক কে, লেখা হয়নি`,
        (count) => `${counted(count, 'person', 'people')}; the head teacher is not named`,
      ],
      left: [
        () => 'Excel বা Word থেকে তালিকা তোলা যায়',
        () => 'A list from Excel or Word can be pasted',
      ],
    },
    counts: {
      done: [(count) => `${count}টি শাখা লেখা হয়েছে`, (count) => counted(count, 'section')],
      half: [() => '', () => ''],
      left: [
        () => 'শ্রেণি, শিফট ও শাখা ধরে; Excel থেকে তালিকা তোলা যায়',
        () => 'By class, shift and section; a list from Excel can be pasted',
      ],
    },
    glance: {
      done: ['', ''],
      half: ['', ''],
      left: ['জমি, ভবন, কক্ষ ও মোট শিক্ষার্থী', 'Land, buildings, rooms and students'],
    },
    notice: {
      done: ['', ''],
      half: ['', ''],
      left: ['কাগজের ছবি তুললেই হয়', 'A photo of the paper is enough'],
    },
    board: [
      (count) => `মাউশির ১১টির ${count === '০' ? 'একটিও এখনো ঠিক নেই' : `${count}টি ঠিক আছে`}`,
      (count) => `${count} of the Directorate’s 11 are all right`,
    ],
  },
  needsPeople: [
    (step) => `নাম বাছতে ${step} নম্বর ধাপ লাগে`,
    (step) => `Choosing names needs step ${step}`,
  ],
  acts: {
    school: ['নাম ও ফোন লিখুন', 'Write name and telephone'],
    contact: ['ঠিকানা লিখুন', 'Write the address'],
    people: ['নাম যোগ করুন', 'Add people'],
    head: ['প্রধান শিক্ষকের নাম লিখুন', 'Name the head teacher'],
    counts: ['সংখ্যা লিখুন', 'Write the numbers'],
    glance: ['তথ্য দিন', 'Write the figures'],
    notice: ['নোটিশ দিন', 'Publish a notice'],
    complaints: ['অভিযোগ গ্রহণকারী কর্মকর্তা', 'Choose the complaint officer'],
    committee: ['কমিটি লিখুন', 'Write the committee'],
    change: ['দেখুন বা বদলান', 'See or change'],
  },
  note: [
    'প্রায় এক ঘণ্টার কাজ; মাঝে থামা যায়। সাইট এখনই খোলা; যা এখনো লেখা হয়নি, তার জায়গায় লেখা থাকে যে তা এখনো নেই।',
    'About an hour of work; you can stop at any time. The site is open already: it says where something is not there yet.',
  ],
  facts: {
    title: ['নাম ও ফোন: লেখা হয় এই এক জায়গায়', 'Name and telephone: written in this one place'],
    goesTo: [
      'এখান থেকে যায় সাইটের মাথা ও নিচের অংশে, যোগাযোগ পাতায়, তথ্য বোর্ডে, এক নজরে আর নোটিশের চিঠির মাথায়।',
      'They appear at the top and the foot of every page, on the contact page, on the information board, on the page at a glance, and at the head of letters.',
    ],
  },
})
