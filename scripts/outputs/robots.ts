import { settings } from '../../src/site/settings.ts';

/** The crawlers that read for AI products. All may read everything, since being cited in answers is what we sell. */
const aiCrawlers = {
  GPTBot: 'OpenAI, training',
  'OAI-SearchBot': 'OpenAI, search in ChatGPT',
  'ChatGPT-User': 'OpenAI, on a user’s request',
  ClaudeBot: 'Anthropic, training',
  'Claude-SearchBot': 'Anthropic, search',
  'Claude-User': 'Anthropic, on a user’s request',
  PerplexityBot: 'Perplexity, search',
  'Google-Extended': 'Google, Gemini',
  'Applebot-Extended': 'Apple, training',
  CCBot: 'Common Crawl',
};

/** The text of robots.txt: everyone may read everything, each AI crawler by name. */
export function robotsTxt(): string {
  const groups = Object.entries(aiCrawlers).map(([token, by]) => `# ${by}\nUser-agent: ${token}\nAllow: /`);
  return `${['User-agent: *\nAllow: /', ...groups, `Sitemap: ${settings.siteOrigin}/sitemap.xml`].join('\n\n')}\n`;
}
