import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { useLanguage } from './lib/i18n.svelte';
import { install } from './lib/install.svelte';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (target) {
  // The first words are in the right language: nothing is shown before they are there.
  void useLanguage(settings.language).then(() => mount(App, { target }));
  install();
}
