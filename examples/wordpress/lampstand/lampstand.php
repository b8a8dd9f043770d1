<?php
/**
 * Plugin Name:       Lampstand
 * Description:       Ministry apps on your website: a shortcode, a block, and links that turn into apps.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Lampstand
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       lampstand
 * Domain Path:       /languages
 *
 * @package Lampstand
 */

defined( 'ABSPATH' ) || exit;

define( 'LAMPSTAND_VERSION', '1.0.0' );
define( 'LAMPSTAND_FILE', __FILE__ );

require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/catalogue.php';
require_once __DIR__ . '/includes/place.php';
require_once __DIR__ . '/includes/shortcode.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/link.php';

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings-page.php';
}

/** Loads the translations that lie in the plugin's own folder. */
function lampstand_load_words() {
	load_plugin_textdomain( 'lampstand', false, dirname( plugin_basename( LAMPSTAND_FILE ) ) . '/languages' );
}
add_action( 'init', 'lampstand_load_words', 1 );
