const bn = {
  looksLike: 'এই লেখাটি বিজয়ে টাইপ করা মনে হচ্ছে। ইউনিকোডে লেখাটি হবে:',
  accept: 'ইউনিকোডে নিন',
  title: 'বিজয়ে টাইপ করা লেখা',
  lead: 'সাইটের এই লেখাগুলো বিজয়ের সংকেতে আছে, তাই দর্শক এগুলো পড়তে বা খুঁজতে পারেন না।',
  becomes: 'হবে:',
  repair: (count: string) => `${count}টি লেখা ইউনিকোডে নিন`,
  repaired: 'লেখাগুলো ইউনিকোডে নেওয়া হয়েছে। ভুল হলে আগের মতো করা যায়।',
  setBack: 'আগের মতো করুন',
  isBack: 'লেখাগুলো আগের মতো করা হয়েছে।',
  failed: 'কাজটি করা গেল না।',
}

const en: typeof bn = {
  looksLike: 'This text seems to be typed in Bijoy. In Unicode it is:',
  accept: 'Use it in Unicode',
  title: 'Text typed in Bijoy',
  lead: 'These texts of the site are in Bijoy’s encoding, so visitors can neither read nor find them.',
  becomes: 'becomes:',
  repair: (count) => `Change ${count} texts to Unicode`,
  repaired: 'The texts are in Unicode now. They can be set back.',
  setBack: 'Set back',
  isBack: 'The texts are as they were before.',
  failed: 'This did not work.',
}

export const bijoyWords = { bn, en }
