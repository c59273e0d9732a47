import { inBothLanguages } from '../../words/in-both-languages.ts'

export const leftWords = inBothLanguages({
  left: [
    (names) => `পরে আবার বদলেছে বা মুছে গেছে, তাই যেমন আছে তেমনই থাকল: ${names}।`,
    (names) => `Changed or deleted since, so left as they are: ${names}.`,
  ],
  more: [
    (names, count) => `${names} ও আরও ${count}টি`,
    (names, count) => `${names} and ${count} more`,
  ],
})
