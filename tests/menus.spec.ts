import type { Locator, Page } from '@playwright/test';
import { type ServiceId, services } from '../src/content/services.ts';
import { arrive, countDocuments, expect, pointsInSight, test } from './support/site.ts';

test.describe('the desktop menu', () => {
  /** A service's link in the menu is named by what it says: the service and a line about it. */
  const itemName = (id: ServiceId) => `${services[id].name} ${services[id].menuDescription}`;
  const panel = (page: Page) => page.getByRole('link', { name: itemName('local-seo') });

  test('opens after its delay when pointed at, closes after its grace, and reopens at once', async ({ page }) => {
    // The page's clock, so that a busy machine does not blur the delays.
    await page.clock.install();
    await arrive(page, '/');
    const trigger = page.getByRole('button', { name: 'Services' });
    const leave = () => page.mouse.move(5, 800);
    await page.clock.pauseAt(Date.now() + 60_000);

    const opensAfterItsDelay = async () => {
      await trigger.hover();
      await page.clock.runFor(190);
      await expect(panel(page)).toBeHidden();
      await page.clock.runFor(20);
      await expect(panel(page)).toBeVisible();
    };
    await opensAfterItsDelay();

    await leave();
    await page.clock.runFor(140);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page)).toBeHidden();

    await page.clock.runFor(100);
    await trigger.hover();
    await page.clock.runFor(10);
    await expect(panel(page)).toBeVisible();

    // That is over 300 milliseconds after it has closed.
    await leave();
    await page.clock.runFor(160);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(310);
    await opensAfterItsDelay();
  });

  test('stays open when a mouse that has opened it also presses, and closes for the keyboard', async ({ page }) => {
    await arrive(page, '/');
    const trigger = page.getByRole('button', { name: 'Services' });
    await trigger.hover();
    await expect(panel(page)).toBeVisible();
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('leads on in the app, and closes', async ({ page }) => {
    await arrive(page, '/');
    const documents = countDocuments(page);
    const links = [
      { menu: 'Services', name: itemName('content-marketing'), path: services['content-marketing'].path },
      { menu: 'States', name: 'View All States', path: '/states' },
    ];
    for (const { menu, name, path } of links) {
      const link = page.getByRole('link', { name });
      await page.getByRole('button', { name: menu }).hover();
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toBeHidden();
    }
    expect(documents.count).toBe(0);
  });

  test('opens by keyboard, holds its destinations, and by Escape gives the focus back', async ({ page }) => {
    await arrive(page, '/');
    for (const name of ['Services', 'States']) {
      const trigger = page.getByRole('button', { name });
      const all = page.getByRole('link', { name: `View All ${name}` });
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect(all).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(trigger).not.toBeFocused();
      await page.keyboard.press('Escape');
      await expect(all).toBeHidden();
      await expect(trigger).toBeFocused();
    }
  });

  test('keeps closed panels out of focus and of the accessibility tree', async ({ page }) => {
    await arrive(page, '/');
    await expect(page.getByRole('link', { name: 'View All Services' })).toHaveCount(0);
    // Beside the panels there are both calls.
    const bar = page.getByRole('banner');
    const consultation = bar.getByRole('link', { name: /^Free Consultation/ });
    await expect(consultation).toBeVisible();
    await expect(consultation).toHaveAttribute('href', /[?&]utm_campaign=header$/);
    await expect(bar.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();

    // The keyboard comes to the way past all that first, and sees where it is.
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).not.toHaveCSS('outline-style', 'none');
      expect(await focused.evaluate((element) => element.closest('nav [role="group"]') !== null)).toBe(false);
    }
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('marks the section of the current path, wherever one goes', async ({ page }) => {
    await arrive(page, '/services/local-seo');
    const services = page.getByRole('button', { name: 'Services' });
    const states = page.getByRole('button', { name: 'States' });
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
    await expect(services).toHaveAttribute('aria-current', 'true');
    await expect(states).not.toHaveAttribute('aria-current', /./);
    await expect(about).not.toHaveAttribute('aria-current', /./);
    await about.click();
    await expect(page).toHaveURL('/about');
    await expect(about).toHaveAttribute('aria-current', 'page');
    for (const section of [services, states]) await expect(section).not.toHaveAttribute('aria-current', /./);
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menuButton = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ });
  const sheet = (page: Page) => page.locator('#menu');

  test('toggles, says so, and closes when a link is chosen or one goes back', async ({ page }) => {
    await arrive(page, '/');
    const button = menuButton(page);
    await expect(button).toHaveAccessibleName('Open menu');
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAccessibleName('Close menu');
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL('/case-studies');
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
  });

  test('stands beside the logo and the booking button, also on narrow phones', async ({ page }) => {
    await arrive(page, '/');
    for (const width of [320, 360, 375, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = async (part: Locator) => (await part.boundingBox())?.y;
      const booking = page.getByRole('banner').getByRole('link', { name: /Free Consultation/ });
      expect(await tops(menuButton(page)), `${width} px`).toBe(await tops(booking));
    }
  });

  test('closes by Escape, holds both calls, and is there below the md width', async ({ page }) => {
    await arrive(page, '/');
    await menuButton(page).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(sheet(page).getByRole('link', { name: /Free Consultation/ })).toBeVisible();
    await expect(sheet(page).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    const desktopMenu = page.getByRole('navigation', { name: 'Main' });
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(menuButton(page)).toBeVisible();
    await expect(desktopMenu).toBeHidden();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(menuButton(page)).toBeHidden();
    await expect(desktopMenu).toBeVisible();
  });

  // The second is what a zoom of 400 % leaves of a window of 1280 by 1024.
  for (const [width, height] of [
    [390, 844],
    [320, 256],
  ] as const) {
    test(`shows each link that has the focus, at ${width} by ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await arrive(page, '/');
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      const links = sheet(page).getByRole('link');
      expect(await links.count()).toBeGreaterThan(10);
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect.poll(() => pointsInSight(link), `link to ${await link.getAttribute('href')}`).toBe(5);
      }
    });
  }

  test('closes when the focus leaves it for the page behind, and not when it goes nowhere', async ({ page }) => {
    await arrive(page, '/');
    const button = menuButton(page);
    await button.click();
    const last = sheet(page).getByRole('link').last();
    await expect(last).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await last.focus();
    await last.evaluate((link) => link.blur());
    await sheet(page).getByRole('heading').first().click();
    await expect(last).toBeVisible();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('main :focus')).toHaveCount(1);

    // Back over the first link comes the button, which belongs to the menu.
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(last).toBeVisible();
  });

  test('opens and closes where the browser knows no popovers', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
      const { matches } = Element.prototype;
      Object.assign(Element.prototype, {
        matches(this: Element, selector: string) {
          return matches.call(this, selector.replace(':popover-open', ':not-a-selector'));
        },
      });
      // The parser makes popovers all the same.
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('[popovertarget]')?.removeAttribute('popovertarget');
        document.querySelector('#menu')?.removeAttribute('popover');
      });
    });
    await arrive(page, '/');
    const button = menuButton(page);
    const isOpen = () => sheet(page).getAttribute('data-open');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await isOpen()).toBeNull();
    // By itself: the sheet, which this browser's style does not hide, lies over it.
    const press = () => button.dispatchEvent('click');
    await press();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await isOpen()).toBe('true');
    await press();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await press();
    await sheet(page).getByRole('link').last().focus();
    await page.locator('main a').first().focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await press();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL('/case-studies');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await isOpen()).toBeNull();
  });
});
