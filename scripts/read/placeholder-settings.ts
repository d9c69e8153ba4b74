// Import it first, for its effect. This process and every process that it starts use the placeholders of
// src/site/settings.ts, whatever the owner's environment and .env say. A test that sends the contact form must never
// reach the owner's form service.
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];
process.env.SITE_SETTINGS = 'placeholders';
