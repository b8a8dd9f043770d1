<?php
/**
 * What editor.js needs.
 *
 * @package Lampstand
 */

return array(
	'dependencies' => array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '1.0.0',
);
